/** Endpoints of the console for staff of shops and of the platform: `/api/console/*`. */
export * from "./invitations.ts";
export * from "./me.ts";
export * from "./notifications.ts";
export * from "./second-factor.ts";
export * from "./views.ts";
