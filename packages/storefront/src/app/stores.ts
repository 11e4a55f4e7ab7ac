import type { ApiError, ErrorTextKey } from "@carmine/api/client";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The views of the login panel (specification, section 2); transitions between them: `features/auth/login-views.ts`. */
export type LoginView = "phonePassword" | "email" | "phoneCode" | "forgot" | "reset" | "register" | "guest";

/** Email and password. */
export const startView: LoginView = "email";

export interface LoginPanelState {
  readonly open: boolean;
  readonly view: LoginView;
  /** Buying without an account is offered: set by the buy buttons, cleared on closing. */
  readonly guestOffered: boolean;
  readonly show: (options?: { view?: LoginView; guest?: boolean }) => void;
  readonly go: (view: LoginView) => void;
  readonly close: () => void;
}

export interface SessionState {
  /** A token cookie exists; the check on load clears this when the marketplace no longer knows it. */
  readonly signedIn: boolean;
  /** The account was fetched after loading: false on the server, so that public HTML is the same for everybody. */
  readonly settled: boolean;
  readonly set: (signedIn: boolean) => void;
  readonly settle: () => void;
}

export interface ToastEntry {
  readonly id: number;
  readonly kind: "success" | "error" | "info";
  /** A text in the shopper's language, or the key of one that stands in where the server sent none. */
  readonly text: string | { readonly key: ErrorTextKey };
}

export interface ToastState {
  readonly toasts: readonly ToastEntry[];
  readonly push: (kind: ToastEntry["kind"], text: string) => void;
  readonly pushError: (error: ApiError) => void;
  readonly dismiss: (id: number) => void;
}

/** What is put in the cart, as the panel shows it. */
export interface AddedItem {
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null | undefined;
  /** Chosen values; empty without options. */
  readonly options: readonly string[];
  /** Of one piece, decimal text. */
  readonly price: string;
  readonly quantity: number;
}

/** The panel that opens when something is put in the cart. */
export interface AddedState {
  readonly items: readonly AddedItem[];
  /** The marketplace has not answered yet. */
  readonly busy: boolean;
  readonly show: (items: readonly AddedItem[]) => void;
  readonly done: () => void;
  readonly close: () => void;
}

/** Going to the checkout, whichever button began it. */
export interface CheckoutState {
  readonly busy: boolean;
  readonly set: (busy: boolean) => void;
}

/** When a code may be sent again, by purpose and address; lives longer than the dialog. */
export interface ResendState {
  /** Epoch ms. */
  readonly until: Readonly<Record<string, number>>;
  readonly start: (key: string, seconds: number) => void;
}

export interface Stores {
  readonly loginPanel: StoreApi<LoginPanelState>;
  readonly session: StoreApi<SessionState>;
  readonly toasts: StoreApi<ToastState>;
  readonly resend: StoreApi<ResendState>;
  readonly added: StoreApi<AddedState>;
  readonly checkout: StoreApi<CheckoutState>;
}

const loginPanel = (): StoreApi<LoginPanelState> =>
  createStore((set) => ({
    open: false,
    view: startView,
    guestOffered: false,
    show: ({ view = startView, guest = false } = {}) => set({ open: true, view, guestOffered: guest }),
    go: (view) => set({ view }),
    close: () => set({ open: false, guestOffered: false }),
  }));

const session = (signedIn: boolean): StoreApi<SessionState> =>
  createStore((set) => ({
    signedIn,
    settled: false,
    set: (value) => set({ signedIn: value, settled: true }),
    settle: () => set({ settled: true }),
  }));

/** More at once would cover the page. */
const maxToasts = 4;

const sameText = (a: ToastEntry["text"], b: ToastEntry["text"]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const toasts = (): StoreApi<ToastState> => {
  let last = 0;
  return createStore((set) => {
    const add = (kind: ToastEntry["kind"], text: ToastEntry["text"]): void =>
      set(({ toasts: shown }) => ({
        // The same text again takes the place of the first.
        toasts: [...shown.filter((toast) => !sameText(toast.text, text)), { id: ++last, kind, text }].slice(
          -maxToasts,
        ),
      }));
    return {
      toasts: [],
      push: add,
      pushError: (error) => add("error", error.text ?? { key: error.textKey }),
      dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
    };
  });
};

const resend = (): StoreApi<ResendState> =>
  createStore((set) => ({
    until: {},
    start: (key, seconds) =>
      set((state) => ({ until: { ...state.until, [key]: Date.now() + seconds * 1000 } })),
  }));

const added = (): StoreApi<AddedState> =>
  createStore((set) => ({
    items: [],
    busy: false,
    show: (items) => set({ items, busy: true }),
    done: () => set({ busy: false }),
    close: () => set({ items: [], busy: false }),
  }));

const checkout = (): StoreApi<CheckoutState> =>
  createStore((set) => ({ busy: false, set: (busy) => set({ busy }) }));

/** One small store per concern, made anew for each request. */
export const createStores = (signedIn: boolean): Stores => ({
  loginPanel: loginPanel(),
  session: session(signedIn),
  toasts: toasts(),
  resend: resend(),
  added: added(),
  checkout: checkout(),
});
