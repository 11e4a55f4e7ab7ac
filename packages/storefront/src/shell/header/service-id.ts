/** The line over the header, which small windows fold. */
export const serviceId = "service";
