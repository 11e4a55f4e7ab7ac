"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import * as styles from "./Flag.css.ts";

/** Bundlers write its value in. */
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
  /** ISO 3166-1 alpha-2, in capitals: "LA". */
  code: string;
  /** Name of the country, where no words beside the flag say it. */
  label?: string;
}

/**
 * The flag of a country or territory, 24 × 16 px: a picture of its own, since flag emoji do not show on Windows and 240
 * drawings do not belong into scripts. The application serves the package's folder `dist/flags` and names it as the
 * provider's `flagPath`.
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
