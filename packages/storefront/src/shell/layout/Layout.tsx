import "@carmine/design-system/reset.css";
import { DesignSystemProvider, SkipLink, type Messages as Words } from "@carmine/design-system";
import { gregorianTag } from "@carmine/i18n";
import { FormattedMessage } from "@carmine/i18n/react";
import { memo, useEffect, useState, type ReactElement } from "react";
import { useAdded, useApp, useLoginPanel } from "../../app/AppContext.tsx";
import { useEarlyClick } from "../../hydration/early-click.ts";
import { lazy } from "../../hydration/lazy.tsx";
import { RenderBlockingMarker } from "../../hydration/RenderBlockingMarker.tsx";
import { whenIdle } from "../../hydration/when-idle.ts";
import { AddedPanel } from "../../features/cart/added-panel.ts";
import { useStoreHomeData } from "../../features/home-data.ts";
import { usePage } from "../../router/NavigationContext.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { ShopHeader } from "../header/ShopHeader.tsx";
import { RouterLink } from "../../router/RouterLink.tsx";
import { useKeepScroll } from "../../router/use-keep-scroll.ts";
import { useRestoreFocus } from "../../router/use-restore-focus.ts";
import { usePageChange } from "../../router/use-page-change.ts";
import { useEarlyInput } from "../../hydration/use-early-input.ts";
import { Notices } from "../notices/Notices.tsx";
import { useSessionCheck } from "../session/use-session-check.ts";
import { useSharedCart } from "../session/use-shared-cart.ts";
import { ScriptFailedNotice } from "../script-failure/ScriptFailedNotice.tsx";
import * as styles from "./Layout.css.ts";

const DeferredShell = lazy(() => import("./DeferredShell.tsx"));
const Footer = lazy(() => import("../footer/PageFooter.tsx"));
const LoginDialog = lazy(() => import("../../features/auth/LoginDialog.tsx"));

const mainId = "content";

/** The sign-in dialog, loaded when it first opens. */
const LoginLayer = (): ReactElement | null => {
  const open = useLoginPanel((state) => state.open);
  return open ? <LoginDialog /> : null;
};

/** The "added to cart" panel, loaded on the first addition to the cart. */
const AddedLayer = (): ReactElement | null =>
  useAdded(({ items }) => items.length > 0) ? <AddedPanel /> : null;

/** The same on each page, so it doesn't re-render on navigation. */
const DeferredLayer = memo(function DeferredLayer({ side }: { side: boolean }): ReactElement | null {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return wanted ? <DeferredShell side={side} /> : null;
});

const Frame = (): ReactElement => {
  const announcement = usePageChange(mainId);
  useRestoreFocus(mainId);
  const keepScroll = useKeepScroll();
  useSessionCheck();
  useSharedCart();
  useEarlyInput();
  useEarlyClick();
  useStoreHomeData();
  const { Header } = usePage();
  return (
    <div
      onClickCapture={keepScroll}
      className={Header ? styles.frame : `${styles.frame} ${styles.spaceForSideWidget}`}
    >
      <SkipLink href={`#${mainId}`}>
        <FormattedMessage
          defaultMessage="Skip to content"
          description="Link for keyboard users, first on every page"
        />
      </SkipLink>
      {Header ? <Header /> : <ShopHeader />}
      <RenderBlockingMarker id="head-end" />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <PageOutlet />
      </main>
      <Footer checkout={Header !== undefined} />
      <DeferredLayer side={!Header} />
      <LoginLayer />
      <AddedLayer />
      <ScriptFailedNotice />
      <p aria-live="polite" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
};

/** Frame of every page: skip link, header, page, footer, and overlays. */
export const Layout = (): ReactElement => {
  const { locale, words } = useApp();
  return (
    // In the browser, only the page's texts are available at first; components with other texts wait until all are
    // loaded.
    <DesignSystemProvider linkComponent={RouterLink} locale={gregorianTag(locale)} messages={words as Words}>
      <Notices>
        <Frame />
      </Notices>
    </DesignSystemProvider>
  );
};
