/** The address of the desk, and the path of its cookies. */
export const DESK_PATH = '/desk';
