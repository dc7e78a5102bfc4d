/** Whether the main pointer is a finger: focusing a field then opens an on-screen keyboard. */
export const hasTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
