import { startView, type LoginView } from "../../app/stores.ts";

/**
 * The seven views of the login panel and their transitions (specification, sections 2 and 4). `number` is the
 * specification's numbering.
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
  /** Whether the server allows checkout without an account. */
  readonly visitorOpen: boolean;
  /** Whether the panel was opened by an action that is allowed without an account, such as buying. */
  readonly guestOffered: boolean;
  /** The address whose password may be reset. */
  readonly resetEmail: string | undefined;
}

/** Whether a transition between two views is currently allowed. */
export const isTransitionAllowed = (from: LoginView, to: LoginView, conditions: LoginConditions): boolean => {
  const targets: readonly string[] = loginViews[from].to;
  if (!targets.includes(to)) return false;
  if (to === "guest") return conditions.visitorOpen && conditions.guestOffered;
  if (to === "reset") return conditions.resetEmail !== undefined;
  return true;
};

/** The view of a URL such as `/login?view=register`; views that need an earlier step show the first view. */
export const viewFromQuery = (value: string | null): LoginView =>
  value === "register" || value === "forgot" || value === "phonePassword" || value === "phoneCode"
    ? value
    : startView;
