"use client";
import { clsx } from "clsx";
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Container } from "../../layout/Container/index.ts";
import * as styles from "./Header.css.ts";

export interface HeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** A `UtilityBar`. */
  utility: ReactNode;
  /** A `Logo`. */
  logo: ReactNode;
  /** A `HeaderSearch`. */
  search: ReactNode;
  /** A `CartLink`. */
  cart: ReactNode;
  /** A `CategoryBar`. */
  bar?: ReactNode;
  /** A `HeaderButton` before the logo, below 900 px only: it opens the drawer of the `CategoryMenu`. */
  menu?: ReactNode;
  /** A `HeaderButton` before the cart, below 900 px only: it opens the folded `UtilityBar`. */
  account?: ReactNode;
}

/** A finger that holds still trembles by less, px. */
const trembling = 8;
/** Until so much has scrolled away there is nothing to hide, px. */
const firstRow = 56;

/**
 * The head of the shop: utility bar, logo with search and cart, category bar. Past 120 px the middle row becomes one
 * fixed row of 64 px; its place keeps its height, so nothing below moves. Below 900 px the row stays in sight; where
 * the search has a row of its own, going down the page hides the row before. The state lives in attributes, so no part of it
 * renders again.
 */
export function Header({
  utility,
  logo,
  search,
  cart,
  bar,
  menu,
  account,
  className,
  ref,
  ...rest
}: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const composed = useComposedRef(root, ref);
  const sentinel = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!sentinel.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // Above the window, not below it: there it has yet to come.
      const isPassed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      root.current?.toggleAttribute("data-compact", isPassed);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    let last = scrollY;
    const follow = (): void => {
      const moved = scrollY - last;
      if (Math.abs(moved) < trembling) return;
      root.current?.toggleAttribute("data-down", moved > 0 && scrollY > firstRow);
      last = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  return (
    <header data-component="Header" ref={composed} className={clsx(styles.root, className)} {...rest}>
      <span ref={sentinel} className={styles.sentinel} />
      {utility}
      <div className={styles.place}>
        <div className={styles.row}>
          <Container className={styles.inner}>
            {menu && <div className={styles.menu}>{menu}</div>}
            <div className={styles.logo}>{logo}</div>
            <div className={styles.search}>{search}</div>
            {account && <div className={styles.account}>{account}</div>}
            <div className={styles.cart}>{cart}</div>
          </Container>
        </div>
      </div>
      {bar && <div className={styles.bar}>{bar}</div>}
    </header>
  );
}
