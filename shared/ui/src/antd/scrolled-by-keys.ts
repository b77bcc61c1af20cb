import { useEffect, useRef, type RefObject } from 'react';
import type { TableRef } from 'antd/es/table';

/**
 * Lets keys scroll a table that is wider than its place (WCAG 2.1.1): Tab reaches antd's own only through a control in
 * it.
 * @param isWide true if the table may be wider than its place
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
