const KEY = 'phila.admin.tour';

let inMemory = false;

/**
 * True once the tour was taken or declined in this browser. It says nothing about a person, so it outlives the session.
 */
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
    // Remembered only for this page, as storage is blocked.
  }
};
