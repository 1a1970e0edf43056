/** The time of this computer in epoch ms, unless a test or the demo sets another one. */
export const machineTime = (): number => Date.now();

/** A clock that runs ahead of it, as the program's does. */
export const timeAhead = (seconds: number) => (): number => machineTime() + seconds * 1000;
