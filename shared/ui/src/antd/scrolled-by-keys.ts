import { useEffect, useRef, type RefObject } from 'react';
import type { TableRef } from 'antd/es/table';

/**
 * A table that is wider than its place is scrolled by keys as well (WCAG 2.1.1): antd's own is reached by Tab only where
 * something in it is.
 * @param isWide whether the table may be wider than its place
 */
export const useScrolledByKeys = (isWide: boolean): RefObject<TableRef | null> => {
  const table = useRef<TableRef>(null);
  useEffect(() => {
    const content = isWide
      ? table.current?.nativeElement.querySelector<HTMLElement>('.ant-table-content')
      : undefined;
    if (!content) return undefined;
    const observer = new ResizeObserver(() => {
      if (content.scrollWidth > content.clientWidth) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    });
    observer.observe(content);
    if (content.firstElementChild) observer.observe(content.firstElementChild);
    return () => observer.disconnect();
  }, [isWide]);
  return table;
};
