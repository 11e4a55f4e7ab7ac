/**
 * Replaces `react-style-singleton` in our applications (an alias in their `vite.config.ts`), which Radix's scroll lock uses. Constructed style
 * sheets are allowed by a Content-Security-Policy without inline styles.
 */
import { useEffect } from "react";

interface Singleton {
  add(css: string): void;
  remove(): void;
}

export const stylesheetSingleton = (): Singleton => {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css) => {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
};

export const styleHookSingleton = (): ((css: string, isDynamic?: boolean) => void) => {
  const sheet = stylesheetSingleton();
  return (css, isDynamic) => {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
      // Like the original package, this ignores changes of a sheet that isn't dynamic.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    }, [isDynamic ? css : ""]);
  };
};

export const styleSingleton = (): ((props: { styles: string; dynamic?: boolean }) => null) => {
  const useStyle = styleHookSingleton();
  return ({ styles, dynamic }) => {
    useStyle(styles, dynamic);
    return null;
  };
};
