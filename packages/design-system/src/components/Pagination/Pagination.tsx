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
  /** Words before the field. */
  label: string;
  /** Address and other parameters of the list; the page is added under `name`. */
  action: string;
  name: string;
  hidden?: readonly { name: string; value: string }[];
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

interface PaginationBase extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark. */
  label: string;
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Other words than those of the locale. */
  texts?: Partial<PaginationTexts>;
  /** The two arrows without their words. */
  compact?: boolean;
  /** A field that goes to any page. */
  goTo?: GoTo;
}

interface LinkedPages {
  /** Address of a page: pages are links, which work without script and can be opened beside this one. */
  hrefOf: (page: number) => string;
  /** Told of a click on a page, before its link is followed. */
  onPageChange?: (page: number) => void;
}

interface PressedPages {
  hrefOf?: undefined;
  /** Pages are buttons, for a list whose page has no address. */
  onPageChange: (page: number) => void;
}

/** With `hrefOf` pages are links, with `onPageChange` alone they are buttons. */
export type PaginationProps = PaginationBase & (LinkedPages | PressedPages);

/** The pages of a list: links where they have an address, else buttons. */
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
  const way = (target: number, props: ComponentPropsWithRef<"a"> & ComponentPropsWithRef<"button">) =>
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
      way(target, { rel: back ? "prev" : "next", "aria-label": words, className: look, children: content })
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
              way(entry, {
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
