import { queries } from "@carmine/api/hooks";
import { Divider, Heading, Message, Segments, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Mail, Smartphone } from "lucide-react";
import { Fragment, useEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import type { LoginView } from "../../app/stores.ts";
import { isTransitionAllowed } from "./login-views.ts";
import { LoginFoot } from "./LoginFoot.tsx";
import * as styles from "./LoginPanel.css.ts";
import { LoginPicture } from "./LoginPicture.tsx";
import { LoginPanelProvider, type LoginPanel as Panel } from "./panel-context.ts";
import { SocialButtons } from "./social/SocialButtons.tsx";
import { EmailSignIn } from "./views/EmailSignIn.tsx";
import { ForgotPassword } from "./views/ForgotPassword.tsx";
import { GuestContinue } from "./views/GuestContinue.tsx";
import { PhoneCodeSignIn, PhonePasswordSignIn } from "./views/PhoneSignIn.tsx";
import { EmailRegister, PhoneRegister } from "./views/Register.tsx";
import { ResetPassword } from "./views/ResetPassword.tsx";

const titles = defineMessages({
  signIn: { defaultMessage: "Sign in", description: "Link at the top, and other places" },
  forgot: { defaultMessage: "Forgot your password?", description: "Title of the sign-in panel: view 4" },
  reset: { defaultMessage: "Set a new password", description: "Title of the sign-in panel: view 5" },
  register: { defaultMessage: "Create your account", description: "Title of the sign-in panel: view 6" },
  guest: { defaultMessage: "Continue as guest", description: "Button of the guest form, and other places" },
  signInHint: {
    defaultMessage: "Welcome back. Your cart is waiting.",
    description: "Sentence under the title of the sign-in panel",
  },
  couponsHint: {
    defaultMessage: "Sign in to claim coupons and see the ones you have.",
    description: "Sentence under the title of the sign-in page, where a visitor wanted to see coupons",
  },
  againHint: {
    defaultMessage: "You were signed out. Sign in again to continue.",
    description: "Notice in the sign-in dialog, which opens where a session ended during what a shopper did",
  },
  forgotHint: {
    defaultMessage: "Enter your email and we’ll help you sign in again.",
    description: "Sentence under the title of the sign-in panel: view 4",
  },
  resetHint: {
    defaultMessage: "Enter the code from our email and choose a new password.",
    description: "Sentence under the title of the sign-in panel: view 5",
  },
  registerHint: {
    defaultMessage: "One account for every shop.",
    description: "Sentence under the title of the sign-in panel: view 6",
  },
  guestHint: {
    defaultMessage:
      "No password needed. You’ll have a guest account in this browser for 7 days. After that, find your orders with the order number and this email.",
    description: "Sentence under the title of the sign-in panel: view 7",
  },
});

const headOf: Readonly<Record<LoginView, readonly [MessageDescriptor, MessageDescriptor]>> = {
  phonePassword: [titles.signIn, titles.signInHint],
  email: [titles.signIn, titles.signInHint],
  phoneCode: [titles.signIn, titles.signInHint],
  forgot: [titles.forgot, titles.forgotHint],
  reset: [titles.reset, titles.resetHint],
  register: [titles.register, titles.registerHint],
  guest: [titles.guest, titles.guestHint],
};

type Means = "email" | "phone";

export interface LoginPanelProps {
  readonly view: LoginView;
  readonly onView: (view: LoginView) => void;
  readonly guestOffered: boolean;
  /** Heading level: 1 on the page, 2 in the dialog. */
  readonly level: 1 | 2;
  /** Reason for the panel: the visitor wanted to see coupons, or a session ended. */
  readonly purpose?: "coupons" | "again";
  /** The server's message about the ended session. */
  readonly notice?: string;
}

const formOf = (view: LoginView, means: Means): ReactElement => {
  switch (view) {
    case "phonePassword":
      return <PhonePasswordSignIn />;
    case "phoneCode":
      return <PhoneCodeSignIn />;
    case "forgot":
      return <ForgotPassword />;
    case "reset":
      return <ResetPassword />;
    case "register":
      return means === "email" ? <EmailRegister /> : <PhoneRegister />;
    case "guest":
      return <GuestContinue />;
    default:
      return <EmailSignIn />;
  }
};

/** Picture and form of all seven views, for the dialog and the page. */
export const LoginPanel = ({
  view,
  onView,
  guestOffered,
  level,
  purpose,
  notice,
}: LoginPanelProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const visitorOpen = useQuery(queries.loginMethods(api)).data?.visitorOpen ?? false;
  const [email, keepEmail] = useState("");
  const [resetEmail, setResetEmail] = useState<string>();
  const [registerMeans, setRegisterMeans] = useState<Means>("email");
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // The dialog keeps focus that is already inside; on a page, the navigation sets the focus.
    if (level === 2) root.current?.querySelector<HTMLInputElement>("form input")?.focus();
  }, [level]);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The clicked element was removed or changed, except the choice between email and phone.
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, [view]);

  const panel = useMemo<Panel>(() => {
    const conditions = { visitorOpen, guestOffered, resetEmail };
    return {
      conditions,
      email,
      keepEmail,
      go: (to) => {
        if (isTransitionAllowed(view, to, conditions)) onView(to);
      },
      codeSentTo: (address) => {
        keepEmail(address);
        setResetEmail(address);
        if (isTransitionAllowed(view, "reset", { ...conditions, resetEmail: address })) onView("reset");
      },
    };
  }, [view, onView, visitorOpen, guestOffered, resetEmail, email]);

  const signsIn = view === "email" || view === "phonePassword" || view === "phoneCode";
  const means: Means = view === "register" ? registerMeans : view === "email" ? "email" : "phone";
  const [title, ownHint] = headOf[view];
  const hint: MessageDescriptor = purpose === "coupons" && signsIn ? titles.couponsHint : ownHint;
  return (
    <LoginPanelProvider value={panel}>
      <div ref={root} className={styles.root}>
        <LoginPicture />
        <div className={styles.side}>
          <div className={styles.head}>
            <Heading ref={heading} tabIndex={-1} level={level} size={24}>
              <FormattedMessage {...title} />
            </Heading>
            {purpose === "again" && signsIn ? (
              <Message tone="info" role="status">
                {notice ?? <FormattedMessage {...titles.againHint} />}
              </Message>
            ) : (
              <Text element="p" tone="muted">
                <FormattedMessage {...hint} />
              </Text>
            )}
          </div>
          {(signsIn || view === "register") && (
            <Segments<Means>
              className={styles.segments}
              label={intl.formatMessage({
                defaultMessage: "Email or phone",
                description: "Name of the choice above the sign-in form",
              })}
              segments={[
                {
                  value: "email",
                  icon: Mail,
                  label: intl.formatMessage({ defaultMessage: "Email", description: "Way to sign in" }),
                },
                {
                  value: "phone",
                  icon: Smartphone,
                  label: intl.formatMessage({ defaultMessage: "Phone", description: "Way to sign in" }),
                },
              ]}
              value={means}
              onValueChange={(next) => {
                if (view === "register") setRegisterMeans(next);
                else panel.go(next === "email" ? "email" : "phonePassword");
              }}
            />
          )}
          <Fragment key={`${view}-${means}`}>{formOf(view, means)}</Fragment>
          {(signsIn || view === "register") && <SocialButtons />}
          <Divider className={styles.line} />
          <LoginFoot view={view} />
        </div>
      </div>
    </LoginPanelProvider>
  );
};
