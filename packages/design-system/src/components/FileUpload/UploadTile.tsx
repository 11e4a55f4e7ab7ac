"use client";
import { clsx } from "clsx";
import FileIcon from "lucide-react/icons/file";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ComponentPropsWithRef } from "react";
import { Cross } from "../../lib/shapes.tsx";
import { useDesignSystem } from "../../provider/index.ts";
import { ChevronEnd, ChevronStart, Icon, type IconShape } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import { ProgressBar } from "../ProgressBar/index.ts";
import * as styles from "./FileUpload.css.ts";
import type { UploadItem } from "./upload-item.ts";
import type { UploadTexts } from "../../words/components/FileUpload.ts";
import type { ItemAction } from "./useArrangement.ts";
import { fill } from "../../words/fill.ts";

interface UploadTileProps extends Omit<ComponentPropsWithRef<"li">, "children"> {
  item: UploadItem;
  texts: UploadTexts;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onAction: (action: ItemAction) => void;
}

interface TileButtonProps {
  action: ItemAction;
  shape: IconShape;
  label: string;
  off?: boolean;
}

/** One file: its picture, progress and actions. */
export function UploadTile({ item, texts, first, last, disabled, onAction, ...rest }: UploadTileProps) {
  const { name, status, preview, progress = 0 } = item;
  const { locale = "en" } = useDesignSystem();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });

  const button = ({ action, shape, label, off = false }: TileButtonProps) => (
    <button
      type="button"
      data-action={action}
      aria-label={label}
      title={label}
      // Not `disabled`, so that the button that moved the file to the end of the row keeps the focus.
      aria-disabled={off || undefined}
      className={clsx(styles.tool, styles.place[action])}
      onClick={() => !off && onAction(action)}
    >
      <Icon shape={shape} />
    </button>
  );

  return (
    <li data-part="Item" data-item={item.id} data-state={status} className={styles.tile} {...rest}>
      {preview ? (
        <Image src={preview} alt={name} ratio={4 / 3} draggable={false} />
      ) : (
        <span className={styles.file}>
          <Icon shape={FileIcon} size="lg" />
          <span className={styles.fileName}>{name}</span>
        </span>
      )}
      {(status === "waiting" || status === "uploading") && (
        <span className={styles.veil}>
          <span aria-hidden>{percent.format(progress)}</span>
          <span className={styles.progress}>
            <ProgressBar label={fill(texts[status], { name })} value={Math.round(progress * 100)} />
          </span>
        </span>
      )}
      {status === "failed" && (
        <span className={styles.veil}>
          {!disabled && button({ action: "retry", shape: RotateCw, label: fill(texts.retry, { name }) })}
          <span className={styles.failure}>{item.error}</span>
        </span>
      )}
      {!disabled && (
        <>
          {button({ action: "remove", shape: Cross, label: fill(texts.remove, { name }) })}
          {!(first && last) && (
            <span className={styles.moves}>
              {button({
                action: "earlier",
                shape: ChevronStart,
                label: fill(texts.earlier, { name }),
                off: first,
              })}
              {button({ action: "later", shape: ChevronEnd, label: fill(texts.later, { name }), off: last })}
            </span>
          )}
        </>
      )}
    </li>
  );
}
