/** Id of the drawer with the departments in small windows; a header button opens it. */
export const drawerId = "departments";
