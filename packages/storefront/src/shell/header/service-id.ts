/** Id of the utility bar, which is collapsed in small windows. */
export const serviceId = "service";
