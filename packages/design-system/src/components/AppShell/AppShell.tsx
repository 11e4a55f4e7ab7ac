"use client";
import { clsx } from "clsx";
import Menu from "lucide-react/icons/menu";
import PanelLeft from "lucide-react/icons/panel-left";
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type AppShellTexts } from "../../words/components/AppShell.ts";
import { Drawer } from "../Drawer/index.ts";
import { Icon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { SkipLink } from "../SkipLink/index.ts";
import { AppNav, type AppNavGroup } from "./AppNav.tsx";
import * as styles from "./AppShell.css.ts";

export interface AppShellProps extends ComponentPropsWithRef<"div"> {
  /** Accessible name of the navigation. */
  label: string;
  /** Links of the navigation. */
  groups: ReadonlyArray<AppNavGroup>;
  /** Mark of 32 px and product name. Of the collapsed navigation, only the mark is visible. */
  brand: ReactNode;
  /** Content above the navigation: the choice of a workspace. */
  workspace?: ReactNode;
  /** Content of the top bar: search, notifications, the account. */
  top?: ReactNode;
  /** Whether the navigation shows only icons. Makes it controlled. */
  collapsed?: boolean;
  /** Whether the navigation initially shows only icons. @default false */
  defaultCollapsed?: boolean;
  /** Called when the user collapses or expands the navigation; store it. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** The page, beginning with a `PageHeader`. */
  children: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<AppShellTexts>;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));

/** Frame of an application: top bar, side navigation and page. On narrow screens the navigation is a drawer. */
export function AppShell({
  label,
  groups,
  brand,
  workspace,
  top,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  children,
  texts: given,
  className,
  ...rest
}: AppShellProps) {
  const texts = useTexts("appShell", english, given);
  const [isCollapsed, setCollapsed] = useControllableState(collapsed, defaultCollapsed, onCollapsedChange);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "[" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      setCollapsed(!isCollapsed);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isCollapsed, setCollapsed]);

  const nav = (isSmall: boolean) => <AppNav groups={groups} isCollapsed={isSmall} pagesText={texts.pages} />;
  const toggleText = isCollapsed ? texts.expand : texts.collapse;
  return (
    <div
      data-component="AppShell"
      data-collapsed={isCollapsed || undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <SkipLink>{texts.skip}</SkipLink>
      {/* With brand and workspace, because content outside landmarks is easily missed. */}
      <nav aria-label={label} data-part="Side" className={styles.side}>
        <div className={styles.brand}>
          <div className={styles.brandContent}>{brand}</div>
        </div>
        {workspace && !isCollapsed && <div className={styles.workspace}>{workspace}</div>}
        {nav(isCollapsed)}
        <div className={styles.sideFoot}>
          <button
            type="button"
            aria-expanded={!isCollapsed}
            aria-keyshortcuts="["
            aria-label={isCollapsed ? toggleText : undefined}
            title={isCollapsed ? toggleText : undefined}
            className={clsx(styles.link, styles.toggle, isCollapsed && styles.iconLink)}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <Icon shape={PanelLeft} size="md" />
            {!isCollapsed && <span className={styles.words}>{toggleText}</span>}
            {!isCollapsed && (
              <kbd aria-hidden className={styles.key}>
                [
              </kbd>
            )}
          </button>
        </div>
      </nav>
      <header data-part="Top" className={styles.top}>
        <Drawer
          narrow
          open={isOpen}
          onOpenChange={setOpen}
          title={texts.menu}
          trigger={<IconButton icon={Menu} label={texts.menu} variant="ghost" className={styles.menu} />}
        >
          <nav aria-label={label} className={styles.drawer}>
            {workspace}
            {nav(false)}
          </nav>
        </Drawer>
        {top}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
