"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import * as styles from "./Flag.css.ts";

/** Bundlers inline this value. */
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

function warnOnce(path: string): void {
  if (warned.has(path)) return;
  warned.add(path);
  console.warn(
    `There are no flags under ${path}/. Serve the folder dist/flags of @carmine/design-system, and name its address ` +
      "in flagPath of DesignSystemProvider.",
  );
}

export interface FlagProps extends Omit<ComponentPropsWithRef<"img">, "src" | "alt" | "children"> {
  /** ISO 3166-1 alpha-2 code in capitals: “LA”. */
  code: string;
  /** Name of the country, if no text next to the flag states it. */
  label?: string;
}

/**
 * The flag of a country or territory, 24 × 16 px. It is a separate image file, because Windows doesn't render
 * flag emoji and 240 inline drawings would bloat the bundle. The application serves the package's folder
 * `dist/flags` and passes its URL to the provider as `flagPath`.
 */
export function Flag({ code, label = "", className, onError, ...rest }: FlagProps) {
  const { flagPath } = useDesignSystem();
  return (
    <img
      data-component="Flag"
      src={`${flagPath}/${code}.svg`}
      alt={label}
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={clsx(styles.root, className)}
      onError={(event) => {
        if (process.env.NODE_ENV !== "production") warnOnce(flagPath);
        onError?.(event);
      }}
      {...rest}
    />
  );
}
