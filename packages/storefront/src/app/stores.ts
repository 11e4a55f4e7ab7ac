import type { ApiError, ErrorTextKey } from "@carmine/api/client";
import type { ToastInput } from "@carmine/design-system";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Views of the login panel (specification, section 2); `features/auth/login-views.ts` has their transitions. */
export type LoginView = "phonePassword" | "email" | "phoneCode" | "forgot" | "reset" | "register" | "guest";

export const startView: LoginView = "email";

export interface LoginPanelState {
  readonly open: boolean;
  readonly view: LoginView;
  /** Whether checkout without an account is offered: set by the buy buttons, cleared when the panel closes. */
  readonly guestOffered: boolean;
  /** Whether the panel opened because the session ended. */
  readonly isEnded: boolean;
  /** The server's message about the ended session, if it sent one. */
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
  /** Whether a token cookie exists; cleared if the marketplace rejects the token on load. */
  readonly signedIn: boolean;
  /** Whether the account request is complete. False on the server, so that public HTML is the same for everybody. */
  readonly settled: boolean;
  readonly set: (signedIn: boolean) => void;
  readonly settle: () => void;
}

export interface Toast extends Omit<ToastInput, "title" | "message"> {
  /** A translated text, or the key of a fallback text if the server sent none. */
  readonly message: string | { readonly key: ErrorTextKey };
}

/** A toast that waits for the toast component, which is loaded with the first toast. */
export interface WaitingToast extends Toast {
  /** Passes the function that dismisses the toast once it is shown. */
  readonly onShown: (takeAway: () => void) => void;
}

export interface ToastState {
  readonly waiting: readonly WaitingToast[];
  /** @returns dismisses the toast, for example when the problem it reports is solved */
  readonly show: (toast: Toast) => () => void;
  readonly showError: (error: ApiError) => void;
  /** Returns and removes the waiting toasts. */
  readonly takeWaiting: () => readonly WaitingToast[];
}

/** Item shown in the "added to cart" panel. */
export interface AddedItem {
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null | undefined;
  /** Selected values; empty for a product without options. */
  readonly options: readonly string[];
  /** Unit price, decimal text. */
  readonly price: string;
  readonly quantity: number;
}

/** State of the panel that opens after adding to the cart. */
export interface AddedState {
  readonly items: readonly AddedItem[];
  /** Whether the request is still pending. */
  readonly busy: boolean;
  readonly show: (items: readonly AddedItem[]) => void;
  readonly done: () => void;
  readonly close: () => void;
}

/** State of the transition to checkout, shared by all checkout buttons. */
export interface CheckoutState {
  readonly busy: boolean;
  readonly set: (busy: boolean) => void;
}

/** Times at which a code can be sent again, by purpose and address; outlives the dialog. */
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
    // Opening it again without a reason keeps the current reason until the panel closes.
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

/** More toasts would cover the page. */
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
        // A toast with the same text replaces the first one.
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

/** Small stores, one per concern, created for each request. */
export const createStores = (signedIn: boolean): Stores => ({
  loginPanel: loginPanel(),
  session: session(signedIn),
  toasts: toasts(),
  resend: resend(),
  added: added(),
  checkout: checkout(),
});
