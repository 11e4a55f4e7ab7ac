"use client";
import { clsx } from "clsx";
import FilePlus from "lucide-react/icons/file-plus";
import ImagePlus from "lucide-react/icons/image-plus";
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import * as field from "../Field/Field.css.ts";
import { FieldNote } from "../Field/Field.tsx";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./FileUpload.css.ts";
import type { UploadLimits } from "./limits.ts";
import { Rejections } from "./Rejections.tsx";
import type { UploadItem } from "./upload-item.ts";
import { UploadTile } from "./UploadTile.tsx";
import { moved, useArrangement, type ItemAction } from "./useArrangement.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useStatusNews } from "./useStatusNews.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type UploadTexts } from "../../words/components/FileUpload.ts";

export interface FileUploadProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onError"> {
  /** Label of the group, above the pictures. */
  label: ReactNode;
  /**
   * Maximum count, types and sizes. Files beyond them are listed with the reason and not passed to `onAdd`.
   */
  limits: UploadLimits;
  /** The limits as text: “JPG or PNG, up to 5 MB each, at least 600 px wide.” */
  hint: ReactNode;
  /** Error of the whole group: “Add at least one picture.” */
  error?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<UploadTexts>;
  /** In display order; `useUpload` stores them. */
  items: ReadonlyArray<UploadItem>;
  /** Called with the files within the limits. */
  onAdd: (files: readonly File[]) => void;
  /**
   * Called when a file's remove button is pressed, even while it uploads. The caller aborts the upload, as
   * `useUpload` does.
   */
  onRemove: (id: string) => void;
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Called when a failed file's retry button is pressed. */
  onRetry: (id: string) => void;
  /** Form field name; submits one value per uploaded file. */
  name?: string;
  /** Disables adding, moving and removing, and omits the values from the form. */
  disabled?: boolean;
}

/**
 * Takes files by button, drop and paste, shows their progress, and supports reordering and removing by mouse
 * and keyboard. Files beyond the limits are listed with the reason and not added.
 */
export function FileUpload({
  label,
  limits,
  hint,
  error,
  texts: given,
  items,
  onAdd,
  onRemove,
  onReorder,
  onRetry,
  name,
  disabled = false,
  className,
  ref,
  ...rest
}: FileUploadProps) {
  const { locale = "en" } = useDesignSystem();
  const texts = useTexts("fileUpload", english, given);
  const id = useId();
  const [said, say] = useState("");
  const news = useStatusNews(items, ({ name: file, status }) => fill(texts[status], { name: file }));
  const isPictures = limits.types.every((type) => type.startsWith("image/"));
  const remaining = Math.max(limits.count - items.length, 0);

  const { getRootProps, getInputProps, open, isDragActive, isProcessing, rootRef, rejections, dismiss } =
    useFileDrop({ limits, remaining, disabled, onAdd });
  const root = useRef<HTMLDivElement>(null);
  const own = useComposedRef<HTMLDivElement>(root, rootRef as React.Ref<HTMLDivElement>);
  const composed = useComposedRef<HTMLDivElement>(own, ref);

  const move = (moving: string, to: number): void => {
    const ids = items.map((item) => item.id);
    const from = ids.indexOf(moving);
    // The dragged file may have been removed meanwhile.
    if (from < 0) return;
    onReorder(moved(ids, from, to));
    say(fill(texts.moved, { name: items[from]?.name ?? "", place: to + 1, count: ids.length }));
  };
  const { dragged, drag, focusNext, addButton } = useArrangement(items, root, move);

  const act = (item: UploadItem, place: number, action: ItemAction): void => {
    if (action === "remove") {
      focusNext((items[place + 1] ?? items[place - 1])?.id ?? null, "remove");
      onRemove(item.id);
      say(fill(texts.removed, { name: item.name }));
    } else if (action === "retry") {
      focusNext(item.id, "remove");
      onRetry(item.id);
    } else {
      focusNext(item.id, action);
      move(item.id, place + (action === "earlier" ? -1 : 1));
    }
  };

  return (
    <div
      data-component="FileUpload"
      data-state={isDragActive ? "over" : "idle"}
      {...getRootProps({ ...rest, role: "group" })}
      ref={composed}
      aria-labelledby={`${id}-label`}
      aria-describedby={clsx(`${id}-hint`, error && `${id}-error`)}
      aria-busy={isProcessing || undefined}
      className={clsx(field.root, className)}
    >
      <div className={field.head}>
        <span id={`${id}-label`} className={field.label}>
          {label}
        </span>
        <span className={field.aside}>{fill(texts.count, { count: items.length, most: limits.count })}</span>
      </div>
      <ul className={styles.tiles}>
        {items.map((item, place) => (
          <UploadTile
            key={item.id}
            item={item}
            texts={texts}
            first={place === 0}
            last={place === items.length - 1}
            disabled={disabled}
            data-dragged={dragged === item.id || undefined}
            onAction={(action) => act(item, place, action)}
            {...(disabled ? {} : drag(item.id))}
          />
        ))}
        {remaining > 0 && (
          <li>
            <button
              ref={addButton}
              type="button"
              data-part="Add"
              disabled={disabled}
              aria-describedby={`${id}-hint`}
              className={styles.add}
              onClick={open}
            >
              <Icon shape={isPictures ? ImagePlus : FilePlus} size="lg" />
              {isPictures ? texts.add : texts.addFiles}
            </button>
          </li>
        )}
      </ul>
      <input {...getInputProps({ "aria-hidden": true })} />
      <FieldNote id={`${id}-hint`} kind="note">
        {hint}
      </FieldNote>
      {error && (
        <FieldNote id={`${id}-error`} kind="error">
          {error}
        </FieldNote>
      )}
      <Rejections
        rejections={rejections}
        limits={limits}
        isPictures={isPictures}
        texts={texts}
        locale={locale}
        onDismiss={(rejection) => {
          focusNext(null, "remove");
          dismiss(rejection);
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {name &&
        items.map(
          (item) =>
            item.status === "done" &&
            item.value !== undefined && (
              <input key={item.id} type="hidden" name={name} value={item.value} disabled={disabled} />
            ),
        )}
    </div>
  );
}
