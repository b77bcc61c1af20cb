const KEY = 'phila.admin.tour';

let inMemory = false;

/** Whether the tour was taken or declined in this browser. It says nothing of a person, so it outlives their session. */
export const isTourSeen = (): boolean => {
  try {
    return inMemory || window.localStorage.getItem(KEY) !== null;
  } catch {
    return inMemory;
  }
};

export const keepTourSeen = (): void => {
  inMemory = true;
  try {
    window.localStorage.setItem(KEY, 'seen');
  } catch {
    // Storage is forbidden: it holds as long as the page.
  }
};
