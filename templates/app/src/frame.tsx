import { NavLink, Outlet } from 'react-router-dom';
import { useSelector } from 'react-redux';
import styles from './frame.module.css';
import { wishes } from './wishes.ts';

/** Frames every page of this remote. */
export const Frame = () => {
  const count = useSelector(wishes.select).length;
  return (
    <>
      <nav aria-label="Journeys" className={styles['links']}>
        <NavLink to="/journeys" end>
          Countries
        </NavLink>
        <NavLink to="/journeys/plan">Plan a journey</NavLink>
        <output>Wishes: {count}</output>
      </nav>
      <Outlet />
    </>
  );
};
