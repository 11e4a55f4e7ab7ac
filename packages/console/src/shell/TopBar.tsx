import { logout } from "@carmine/api/contract";
import {
  Avatar,
  Button,
  ButtonLink,
  Dialog,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  Icon,
  IconButton,
  Kbd,
} from "@carmine/design-system";
import { localeNames, locales, localizedPath, type Locale } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useApiClient } from "@carmine/api/hooks";
import { useQueryClient } from "@tanstack/react-query";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import ExternalLink from "lucide-react/icons/external-link";
import Globe from "lucide-react/icons/globe";
import LogOut from "lucide-react/icons/log-out";
import Moon from "lucide-react/icons/moon";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Workspace } from "../app/workspace.ts";
import { preferences, setPreferences, usePreferences } from "../app/preferences.ts";
import { useHotkeys } from "../app/use-hotkeys.ts";
import { chooseLocale } from "./choose-locale.ts";
import { Commands } from "./Commands.tsx";
import type { NavEntry } from "./navigation.ts";
import { NotificationBell } from "./NotificationBell.tsx";
import * as styles from "./shell.css.ts";

const keyTexts = defineMessages({
  commands: { defaultMessage: "Search and commands", description: "Console shortcuts: effect of the key" },
  goTo: {
    defaultMessage: "Go to overview, orders or products",
    description: "Console shortcuts: effect of the key",
  },
  search: { defaultMessage: "Search the list", description: "Console shortcuts: effect of the key" },
  rows: { defaultMessage: "Next or previous row", description: "Console shortcuts: effect of the key" },
  select: { defaultMessage: "Select the row", description: "Console shortcuts: effect of the key" },
  open: { defaultMessage: "Open the row", description: "Console shortcuts: effect of the key" },
  walk: {
    defaultMessage: "Previous or next order of the list",
    description: "Console shortcuts: effect of the key",
  },
  back: { defaultMessage: "Back to the list", description: "Console shortcuts: effect of the key" },
  primary: { defaultMessage: "Main action of a dialog", description: "Console shortcuts: effect of the key" },
  menu: {
    defaultMessage: "Collapse or expand the menu",
    description: "Console shortcuts: effect of the key",
  },
});

const shortcuts: readonly [readonly string[], keyof typeof keyTexts][] = [
  [["Mod K"], "commands"],
  [["G", "H / O / P"], "goTo"],
  [["/"], "search"],
  [["J", "K"], "rows"],
  [["X"], "select"],
  [["Enter"], "open"],
  [["←", "→"], "walk"],
  [["Escape"], "back"],
  [["Mod Enter"], "primary"],
  [["["], "menu"],
];

const isDark = (): boolean =>
  (preferences().scheme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) ===
  "dark";

interface TopBarProps {
  workspace: Workspace;
  entries: readonly NavEntry[];
  hrefOf: (entry: NavEntry) => string;
}

/** Search, languages, color scheme, help and the account. */
export const TopBar = ({ workspace, entries, hrefOf }: TopBarProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { locale } = usePreferences();
  const [isSearching, setSearching] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useHotkeys({ "ctrl+k": () => setSearching(true), "?": () => setHelpOpen(true) });
  const signOut = async (): Promise<void> => {
    await client.call(logout);
    queryClient.clear();
    void navigate("/sign-in");
  };
  const shopPath = localizedPath(
    locale,
    workspace.merId === null ? "/" : `/merchant/merchant/home?id=${workspace.merId}`,
  );
  return (
    <>
      <button type="button" className={styles.search} onClick={() => setSearching(true)}>
        <Icon shape={Search} size="md" />
        <span className={styles.searchText}>
          {workspace.merId === null ? (
            <FormattedMessage
              defaultMessage="Search orders, customers and pages…"
              description="Console top bar: search"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Search orders, products and pages…"
              description="Console top bar: search"
            />
          )}
        </span>
        <Kbd keys="Mod K" className={styles.wide} />
      </button>
      <Commands
        workspace={workspace}
        entries={entries}
        hrefOf={hrefOf}
        open={isSearching}
        onOpenChange={setSearching}
      />
      <div className={styles.topEnd}>
        <ButtonLink
          href={shopPath}
          target="_blank"
          variant="ghost"
          size="sm"
          startIcon={ExternalLink}
          className={styles.wide}
        >
          <FormattedMessage defaultMessage="View shop" description="Console top bar: link" />
        </ButtonLink>
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="sm" startIcon={Globe} className={styles.wide}>
              {localeNames[locale]}
            </Button>
          }
        >
          <DropdownMenuRadioGroup value={locale} onValueChange={(value) => chooseLocale(value as Locale)}>
            {locales.map((other) => (
              <DropdownMenuRadioItem key={other} value={other}>
                {localeNames[other]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenu>
        <NotificationBell />
        <IconButton
          icon={isDark() ? Sun : Moon}
          variant="ghost"
          size="sm"
          label={intl.formatMessage({
            defaultMessage: "Switch between light and dark",
            description: "Console top bar: button",
          })}
          onClick={() => setPreferences({ scheme: isDark() ? "light" : "dark" })}
        />
        <IconButton
          icon={CircleQuestionMark}
          variant="ghost"
          size="sm"
          className={styles.wide}
          label={intl.formatMessage({ defaultMessage: "Keyboard shortcuts", description: "Console: help" })}
          onClick={() => setHelpOpen(true)}
        />
        <DropdownMenu
          trigger={
            <button
              type="button"
              className={styles.account}
              aria-label={intl.formatMessage(
                { defaultMessage: "Account: {name}", description: "Console top bar: button" },
                { name: workspace.user.name },
              )}
            >
              <Avatar name={workspace.user.name} src={workspace.user.avatar ?? undefined} size={32} />
            </button>
          }
        >
          <DropdownMenuItem icon={Settings} onSelect={() => void navigate("/settings")}>
            <FormattedMessage defaultMessage="Settings" description="Console: page" />
          </DropdownMenuItem>
          <DropdownMenuItem icon={CircleQuestionMark} hint="?" onSelect={() => setHelpOpen(true)}>
            <FormattedMessage defaultMessage="Keyboard shortcuts" description="Console: help" />
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={LogOut} onSelect={() => void signOut()}>
            <FormattedMessage defaultMessage="Sign out" description="Console account menu: action" />
          </DropdownMenuItem>
        </DropdownMenu>
      </div>
      <Dialog
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        title={<FormattedMessage defaultMessage="Keyboard shortcuts" description="Console: help" />}
      >
        <div className={styles.keys}>
          {shortcuts.map(([keys, effect]) => (
            <Shortcut key={effect} keys={keys} text={intl.formatMessage(keyTexts[effect])} />
          ))}
        </div>
      </Dialog>
    </>
  );
};

const Shortcut = ({ keys, text }: { keys: readonly string[]; text: string }) => (
  <>
    <span className={styles.keyList}>
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
    </span>
    <span>{text}</span>
  </>
);
