import { Button, ButtonLink, Heading, Icon, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useRef, type ReactElement } from "react";
import { useLocation } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useLoginPanel } from "../../app/AppContext.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import {
  useIsKnownPage,
  useLoading,
  usePage,
  useNavigationActions,
} from "../../router/NavigationContext.tsx";
import { ShopSearch } from "../search/ShopSearch.tsx";
import { useOnline } from "../../app/use-online.ts";
import { forgetViewed } from "../../features/products/recently-viewed.ts";
import { MoreToSee } from "../../features/products/MoreToSee.ts";
import * as styles from "./ErrorPage.css.ts";
import { wordsOfAddress } from "./words-of-address.ts";

const texts = defineMessages({
  missing: {
    defaultMessage: "This page could not be found",
    description: "Error page 404: title",
  },
  failed: { defaultMessage: "Failed to load", description: "Error page 500: title" },
  signIn: { defaultMessage: "Please sign in", description: "Error page 401: title, and other places" },
  bad: { defaultMessage: "Bad request", description: "Error page for other statuses: title" },
  missingHint: {
    defaultMessage: "The link may be wrong, or the page has moved. Search for what you need.",
    description: "Error page 404: sentence above the search",
  },
  failedHint: {
    defaultMessage: "Something went wrong on our end. Try again.",
    description: "Toast: the server's answer is broken",
  },
  away: { defaultMessage: "We’ll be right back", description: "Error page 503: title" },
  awayHint: {
    defaultMessage: "The shop is taking a short break. Nothing was lost. Try again in a moment.",
    description: "Error page 503: sentence",
  },
  offline: { defaultMessage: "You’re offline", description: "Error page without a network: title" },
  offlineHint: {
    defaultMessage: "Check your connection. The page loads automatically once you’re back online.",
    description: "Error page without a network: sentence",
  },
  signInHint: {
    defaultMessage: "Sign in to see this page.",
    description: "Error page 401: sentence",
  },
  badHint: {
    defaultMessage: "This link is incomplete.",
    description: "Error page for other statuses: sentence",
  },
});

interface StatusTexts {
  readonly title: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** Texts by HTTP status (specification, section 2); every other status is a bad request. */
const textsOf = (status: number, online = true): StatusTexts => {
  if (!online) return { title: texts.offline, hint: texts.offlineHint };
  if (status === 404) return { title: texts.missing, hint: texts.missingHint };
  if (status === 401) return { title: texts.signIn, hint: texts.signInHint };
  if (status === 503) return { title: texts.away, hint: texts.awayHint };
  if (status >= 500) return { title: texts.failed, hint: texts.failedHint };
  return { title: texts.bad, hint: texts.badHint };
};

/** The error page for a status, with links to continue. */
export default function ErrorPage({ status }: { status: number }): ReactElement {
  const intl = useIntl();
  const page = usePage();
  const { pathname } = useLocation();
  // The URL of an existing page type, such as a product, contains no keywords.
  const words = useIsKnownPage()(pathname) ? "" : wordsOfAddress(pathname);
  useEffect(() => {
    const [, id] = /^\/goods_detail\/(\d+)\/?$/i.exec(pathname) ?? [];
    if (status === 404 && id !== undefined) forgetViewed([Number(id)]);
  }, [status, pathname]);
  const { reload } = useNavigationActions();
  const loading = useLoading();
  const showLogin = useLoginPanel((state) => state.show);
  const online = useOnline();
  // A missing page doesn't depend on the network; other failures may be caused by a lost connection.
  const cutOff = status >= 500 && !online;
  const { title, hint } = textsOf(status, !cutOff);
  const wasCutOff = useRef(cutOff);
  useEffect(() => {
    if (wasCutOff.current && !cutOff) void reload();
    wasCutOff.current = cutOff;
  }, [cutOff, reload]);
  return (
    <section className={styles.page}>
      <PageHead title={intl.formatMessage(title)} description={intl.formatMessage(hint)} noIndex />
      <p className={styles.status} aria-hidden="true">
        {cutOff ? <Icon shape={WifiOff} size="lg" /> : status}
      </p>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...hint} />
      </Text>
      {status === 404 && (
        <div className={styles.search}>
          <ShopSearch hotWords={false} words={words} />
        </div>
      )}
      <div className={styles.ways}>
        {status === 401 && (
          <Button variant="solid" onClick={() => showLogin()}>
            <FormattedMessage defaultMessage="Sign in" description="Link at the top, and other places" />
          </Button>
        )}
        {status >= 500 && (
          <Button variant="solid" loading={loading !== undefined} onClick={() => void reload()}>
            <FormattedMessage
              defaultMessage="Try again"
              description="Button after a failure, and other places"
            />
          </Button>
        )}
        {page.entry?.checkoutStep && (
          <ButtonLink href={paths.cart}>
            <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
          </ButtonLink>
        )}
        <ButtonLink href={paths.home}>
          <FormattedMessage defaultMessage="Back to home" description="Error page: button to the home page" />
        </ButtonLink>
      </div>
      {status === 404 && <MoreToSee />}
    </section>
  );
}
