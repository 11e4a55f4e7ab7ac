import { clsx } from "clsx";
import type { ComponentPropsWithRef, FormEventHandler } from "react";
import { LinkBase } from "../../provider/index.ts";
import { ChevronEnd, ChevronStart, Icon } from "../Icon/index.ts";
import { pageRange } from "./page-range.ts";
import * as styles from "./Pagination.css.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type PaginationTexts } from "../../words/components/Pagination.ts";

export interface GoTo {
  /** Label before the field. */
  label: string;
  /** URL of the list with its other parameters. The page number is added as `name`. */
  action: string;
  name: string;
  hidden?: readonly { name: string; value: string }[];
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

interface PaginationBase extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Overrides the locale's texts. */
  texts?: Partial<PaginationTexts>;
  /** Hides the text of the two arrows. */
  compact?: boolean;
  /** A field to go to any page. */
  goTo?: GoTo;
}

interface LinkedPages {
  /** Returns the URL of a page. Pages are then links, which work without JavaScript and open in new tabs. */
  hrefOf: (page: number) => string;
  /** Called on click on a page, before its link is followed. */
  onPageChange?: (page: number) => void;
}

interface PressedPages {
  hrefOf?: undefined;
  /** Called with the selected page. Pages are buttons, for a list whose pages have no URL. */
  onPageChange: (page: number) => void;
}

/** With `hrefOf`, pages are links; with only `onPageChange`, they are buttons. */
export type PaginationProps = PaginationBase & (LinkedPages | PressedPages);

/** The pages of a list, as links if they have URLs, otherwise as buttons. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOf,
  onPageChange,
  texts: given,

  compact,
  goTo,
  className,
  ...rest
}: PaginationProps) {
  const texts = useTexts("pagination", english, given);
  const linkOrButton = (
    target: number,
    props: ComponentPropsWithRef<"a"> & ComponentPropsWithRef<"button">,
  ) =>
    hrefOf ? (
      <LinkBase {...props} href={hrefOf(target)} onClick={onPageChange && (() => onPageChange(target))} />
    ) : (
      <button {...props} rel={undefined} type="button" onClick={() => onPageChange?.(target)} />
    );
  const arrow = (target: number, words: string, back: boolean) => {
    const content = (
      <>
        {back && <Icon shape={ChevronStart} />}
        {!compact && words}
        {!back && <Icon shape={ChevronEnd} />}
      </>
    );
    const look = clsx(styles.page, !compact && styles.worded);
    const reachable = target >= 1 && target <= pageCount;
    return reachable ? (
      linkOrButton(target, {
        rel: back ? "prev" : "next",
        "aria-label": words,
        className: look,
        children: content,
      })
    ) : (
      <span role={hrefOf ? "link" : "button"} aria-disabled="true" aria-label={words} className={look}>
        {content}
      </span>
    );
  };

  return (
    <nav data-component="Pagination" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <ul className={styles.list}>
        <li>{arrow(page - 1, texts.previous, true)}</li>
        {pageRange(page, pageCount).map((entry, index) => (
          <li key={entry === "gap" ? `gap ${index}` : entry}>
            {entry === "gap" ? (
              <span aria-hidden className={styles.gap}>
                …
              </span>
            ) : (
              linkOrButton(entry, {
                "aria-label": fill(texts.page, { page: entry }),
                "aria-current": entry === page ? "page" : undefined,
                className: styles.page,
                children: entry,
              })
            )}
          </li>
        ))}
        <li>{arrow(page + 1, texts.next, false)}</li>
      </ul>
      {goTo && (
        <form method="get" action={goTo.action} onSubmit={goTo.onSubmit}>
          {goTo.hidden?.map((field) => (
            <input key={field.name} type="hidden" name={field.name} value={field.value} />
          ))}
          <label className={styles.goTo}>
            {goTo.label}
            <input
              key={page}
              type="number"
              name={goTo.name}
              min={1}
              max={pageCount}
              defaultValue={page}
              required
              className={styles.goToField}
            />
          </label>
        </form>
      )}
    </nav>
  );
}
