import type { ApiError, ErrorTextKey } from "@carmine/api/client";
import type { ToastInput } from "@carmine/design-system";
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
  /** A session ended during what the shopper did. */
  readonly isEnded: boolean;
  /** What the server said about that; null if it sent no message. */
  readonly endedText: string | null;
  readonly show: (options?: {
    view?: LoginView;
    guest?: boolean;
    isEnded?: boolean;
    endedText?: string | null;
  }) => void;
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

export interface Toast extends Omit<ToastInput, "title" | "message"> {
  /** A text in the shopper's language, or the key of one that stands in where the server sent none. */
  readonly message: string | { readonly key: ErrorTextKey };
}

/** One that waits for what shows toasts, which is loaded with the first. */
export interface WaitingToast extends Toast {
  /** Notes how it is taken away once it is shown. */
  readonly onShown: (takeAway: () => void) => void;
}

export interface ToastState {
  readonly waiting: readonly WaitingToast[];
  /** @returns takes it away: a message about something on the page goes as soon as that is over */
  readonly show: (toast: Toast) => () => void;
  readonly showError: (error: ApiError) => void;
  /** Hands over what waits. */
  readonly takeWaiting: () => readonly WaitingToast[];
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
    isEnded: false,
    endedText: null,
    // Who asks again while it is open knows nothing of the reason, which stays until it closes.
    show: ({ view = startView, guest = false, isEnded, endedText } = {}) =>
      set((state) => ({
        open: true,
        view,
        guestOffered: guest,
        isEnded: isEnded ?? state.isEnded,
        endedText: endedText ?? state.endedText,
      })),
    go: (view) => set({ view }),
    close: () => set({ open: false, guestOffered: false, isEnded: false, endedText: null }),
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

const isSame = (a: Toast["message"], b: Toast["message"]): boolean =>
  typeof a === "string" || typeof b === "string" ? a === b : a.key === b.key;

const toasts = (): StoreApi<ToastState> =>
  createStore((set, get) => {
    const show = (toast: Toast): (() => void) => {
      let takeAway = (): void =>
        set(({ waiting }) => ({ waiting: waiting.filter((other) => other !== entry) }));
      const entry: WaitingToast = { ...toast, onShown: (remove) => (takeAway = remove) };
      set(({ waiting }) => ({
        // The same text again takes the place of the first.
        waiting: [...waiting.filter(({ message }) => !isSame(message, toast.message)), entry].slice(
          -maxToasts,
        ),
      }));
      return () => takeAway();
    };
    return {
      waiting: [],
      show,
      showError: ({ text, textKey }) => {
        show({ tone: "critical", message: text ?? { key: textKey } });
      },
      takeWaiting: () => {
        const { waiting } = get();
        if (waiting.length > 0) set({ waiting: [] });
        return waiting;
      },
    };
  });

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
