"use client";
import { clsx } from "clsx";
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Container } from "../../layout/Container/index.ts";
import * as styles from "./Header.css.ts";

export interface HeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** A `UtilityBar`. */
  utility?: ReactNode;
  /** A `Logo`. */
  logo: ReactNode;
  /** A `HeaderSearch`. */
  search?: ReactNode;
  /** A `CartLink`, or other content at the end of the row. */
  cart?: ReactNode;
  /** A `CategoryBar`. */
  bar?: ReactNode;
  /** A `HeaderButton` before the logo that opens the `CategoryMenu` drawer below 900 px. */
  menu?: ReactNode;
  /** A `HeaderButton` before the cart that opens the collapsed `UtilityBar` below 900 px. */
  account?: ReactNode;
}

/** Scroll jitter of a resting finger, in px. */
const scrollTolerance = 8;
/** Height of the first row in px; it is hidden only once it has scrolled out of view. */
const firstRowHeight = 56;

/**
 * The shop's header: utility bar, logo with search and cart, category bar. Past 120 px, the middle row
 * becomes a fixed 64 px row, while its placeholder keeps its height so that the layout doesn't shift. Below
 * 900 px the row is sticky; if the search wraps into a second row, scrolling down hides the first. The state is stored in data attributes, so nothing re-renders.
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
      // Passed only if the sentinel is above the viewport; below it, it hasn't been reached yet.
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
      if (Math.abs(moved) < scrollTolerance) return;
      root.current?.toggleAttribute("data-down", moved > 0 && scrollY > firstRowHeight);
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
            {search && <div className={styles.search}>{search}</div>}
            {account && <div className={styles.account}>{account}</div>}
            {cart && <div className={styles.cart}>{cart}</div>}
          </Container>
        </div>
      </div>
      {bar && <div className={styles.bar}>{bar}</div>}
    </header>
  );
}
