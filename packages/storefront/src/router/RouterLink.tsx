import type { LinkComponentProps } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import type { MouseEvent, ReactElement } from "react";
import { useApp } from "../app/AppContext.tsx";
import { useNavigate } from "../app/location.ts";
import { isPlainClick } from "./is-plain-click.ts";
import { usePrefetch } from "./use-prefetch.ts";

/** Whether a link leaves the app: other sites, mail, files, the console, the operator’s own paths. */
const leavesApp = (href: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/|#|\/(api|media|assets|console\/|__))/i.test(href);

interface InnerProps extends LinkComponentProps {
  readonly href: string;
}

const InnerLink = ({ href, onClick, children, ...rest }: InnerProps): ReactElement => {
  const { locale } = useApp();
  const prefetch = usePrefetch(href);
  const navigate = useNavigate();
  const visit = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...rest} {...prefetch(rest)} href={localizedPath(locale, href)} onClick={visit}>
      {children}
    </a>
  );
};

/** The anchor of a server render: without event handlers, because a page has dozens of links. */
const WrittenLink = ({ href, children, ...rest }: InnerProps): ReactElement => {
  const { locale } = useApp();
  return (
    <a {...rest} href={localizedPath(locale, href)}>
      {children}
    </a>
  );
};

const ShopLink = import.meta.env.SSR ? WrittenLink : InnerLink;

/**
 * The design system's link component for the shop: paths keep the page's language, and the target is prefetched when
 * pointer or focus rest on the link.
 */
export const RouterLink = ({ href, children, ...rest }: LinkComponentProps): ReactElement =>
  leavesApp(href) || rest.target === "_blank" ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <ShopLink {...rest} href={href}>
      {children}
    </ShopLink>
  );
