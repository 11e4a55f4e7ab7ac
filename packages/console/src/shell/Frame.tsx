import { AppShell, Banner, ButtonLink, LogoMark, type AppNavGroup } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useSyncExternalStore } from "react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router";
import { workspaceOf, WorkspaceContext, type Workspace } from "../app/workspace.ts";
import { setPreferences, usePreferences } from "../app/preferences.ts";
import { marketNavigation, shopNavigation, type NavEntry } from "./navigation.ts";
import { NotFound } from "./NotFound.tsx";
import { useUser } from "./SignedIn.tsx";
import { TopBar } from "./TopBar.tsx";
import { useGoTo } from "./use-go-to.ts";
import { useWorkCounts } from "./use-work-counts.ts";
import { WorkspaceMenu } from "./WorkspaceMenu.tsx";
import * as styles from "./shell.css.ts";

/** The workspace of the path; pages of the account, such as the settings, keep the first one. */
const usePathWorkspace = (): Workspace | undefined => {
  const user = useUser();
  const { shopId } = useParams();
  const { pathname } = useLocation();
  const isMarket = pathname === "/m" || pathname.startsWith("/m/");
  const found = user.places.find(({ role, merId }) =>
    isMarket ? role === "operator" : shopId === undefined || String(merId) === shopId,
  );
  return found && workspaceOf(user, found);
};

/** Menu, top bar and page of a workspace. */
export const Frame = () => {
  const workspace = usePathWorkspace();
  if (!workspace) return <NotFound />;
  return (
    <WorkspaceContext value={workspace}>
      <WorkspaceFrame key={workspace.home} workspace={workspace} />
    </WorkspaceContext>
  );
};

const WorkspaceFrame = ({ workspace }: { workspace: Workspace }) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { isCollapsed } = usePreferences();
  const counts = useWorkCounts(workspace);
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isAllowed = ({ needs }: NavEntry): boolean => needs === undefined || workspace.can(needs);
  const groups = (workspace.role === "operator" ? marketNavigation : shopNavigation)
    .map(({ name, entries }) => ({ name, entries: entries.filter(isAllowed) }))
    .filter(({ entries }) => entries.length > 0);
  const hrefOf = ({ path }: NavEntry): string => (path === "" ? workspace.home : `${workspace.home}/${path}`);
  useGoTo(
    groups.flatMap(({ entries }) => entries),
    (entry) => void navigate(hrefOf(entry)),
  );

  const links: AppNavGroup[] = groups.map(({ name, entries }) => ({
    name: name && intl.formatMessage(name),
    links: entries.map((entry) => {
      const href = hrefOf(entry);
      return {
        label: intl.formatMessage(entry.name),
        href,
        icon: entry.icon,
        count: entry.work && counts[entry.work],
        urgent: entry.isUrgent,
        current: pathname === href || (entry.path !== "" && pathname.startsWith(`${href}/`)),
      };
    }),
  }));
  const consoleName = intl.formatMessage({ defaultMessage: "Console", description: "Console: name" });
  const current = links.flatMap((group) => group.links).find((link) => link.current);
  return (
    <AppShell
      label={consoleName}
      groups={links}
      brand={
        <>
          <LogoMark className={styles.mark} />
          <span className={styles.marketplace}>{workspace.user.marketplace}</span>
          <span className={styles.product}>{consoleName}</span>
        </>
      }
      workspace={<WorkspaceMenu workspace={workspace} />}
      top={
        <TopBar workspace={workspace} entries={groups.flatMap(({ entries }) => entries)} hrefOf={hrefOf} />
      }
      collapsed={isCollapsed}
      onCollapsedChange={(collapsed) => setPreferences({ isCollapsed: collapsed })}
    >
      <title>
        {[current?.label, workspace.merName ?? undefined, consoleName].filter(Boolean).join(" · ")}
      </title>
      {!isOnline && (
        <Banner
          tone="caution"
          label={intl.formatMessage({
            defaultMessage: "Connection",
            description: "Console: offline notice, name",
          })}
          className={styles.notice}
        >
          <FormattedMessage
            defaultMessage="You’re offline. Nothing is saved until you’re connected again."
            description="Console: offline notice"
          />
        </Banner>
      )}
      {workspace.role === "operator" &&
        pathname === workspace.home &&
        !workspace.user.secondFactor.isSetUp && (
          <Banner
            tone="caution"
            label={intl.formatMessage({
              defaultMessage: "Two-step sign-in",
              description: "Console settings: section",
            })}
            className={styles.notice}
            action={
              <ButtonLink href="/settings" size="sm">
                <FormattedMessage defaultMessage="Set up" description="Console: link to two-step sign-in" />
              </ButtonLink>
            }
          >
            <FormattedMessage
              defaultMessage="Your account can decide about every shop. Protect it with an authenticator app."
              description="Console: operators without two-step sign-in"
            />
          </Banner>
        )}
      <Outlet />
    </AppShell>
  );
};

const subscribeToConnection = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};
const useOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
