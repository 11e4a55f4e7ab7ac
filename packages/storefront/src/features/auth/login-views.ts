import { startView, type LoginView } from "../../app/stores.ts";

/**
 * The seven views of the login panel and the ways between them (specification, sections 2 and 4), as data.
 * `number` is the specification's own numbering.
 */
export const loginViews = {
  phonePassword: { number: 1, to: ["email", "phoneCode", "register", "guest"], enterSubmits: true },
  email: { number: 2, to: ["phonePassword", "phoneCode", "forgot", "register", "guest"], enterSubmits: true },
  phoneCode: { number: 3, to: ["email", "phonePassword", "register", "guest"], enterSubmits: true },
  forgot: { number: 4, to: ["reset", "email"], enterSubmits: false },
  reset: { number: 5, to: ["email", "forgot"], enterSubmits: false },
  register: { number: 6, to: ["email"], enterSubmits: false },
  guest: { number: 7, to: ["email", "register"], enterSubmits: false },
} as const satisfies Record<LoginView, { number: number; to: readonly string[]; enterSubmits: boolean }>;

/** State that decides which transitions are available. */
export interface LoginConditions {
  /** The server allows buying without an account. */
  readonly visitorOpen: boolean;
  /** The panel was opened by something that a visitor may do, such as buying. */
  readonly guestOffered: boolean;
  /** An address was entered whose password may be reset. */
  readonly resetEmail: string | undefined;
}

/** Whether the panel may go from one view to another now. */
export const mayGo = (from: LoginView, to: LoginView, conditions: LoginConditions): boolean => {
  const ways: readonly string[] = loginViews[from].to;
  if (!ways.includes(to)) return false;
  if (to === "guest") return conditions.visitorOpen && conditions.guestOffered;
  if (to === "reset") return conditions.resetEmail !== undefined;
  return true;
};

/** The view of an address such as `/login?view=register`; a view that can't be entered directly shows the first. */
export const viewFromQuery = (value: string | null): LoginView =>
  value === "register" || value === "forgot" || value === "phonePassword" || value === "phoneCode"
    ? value
    : startView;
