/** The drawer with the departments in small windows; a button of the header opens it. */
export const drawerId = "departments";
