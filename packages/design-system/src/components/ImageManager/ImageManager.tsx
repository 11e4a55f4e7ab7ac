"use client";
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { clsx } from "clsx";
import ImagePlus from "lucide-react/icons/image-plus";
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english as uploadEnglish, type UploadTexts } from "../../words/components/FileUpload.ts";
import { english, type ImageManagerTexts } from "../../words/components/ImageManager.ts";
import { fill } from "../../words/fill.ts";
import * as field from "../Field/Field.css.ts";
import { FieldNote } from "../Field/Field.tsx";
import type { UploadLimits } from "../FileUpload/limits.ts";
import { Rejections } from "../FileUpload/Rejections.tsx";
import { useFileDrop } from "../FileUpload/use-file-drop.ts";
import { moved } from "../FileUpload/useArrangement.ts";
import { useStatusNews } from "../FileUpload/useStatusNews.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { CropArea } from "./crop-image.ts";
import { ImageTile, type ImageAction } from "./ImageTile.tsx";
import { nameOf, type ManagedImage } from "./managed-image.ts";
import * as styles from "./ImageManager.css.ts";

export interface ImageManagerProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onError"> {
  /** Label of the group, above the images. */
  label: ReactNode;
  /** In display order; the first one is the cover. `useUpload` stores them, the caller adds the alt texts. */
  images: ReadonlyArray<ManagedImage>;
  /** Maximum count, types and sizes. Files beyond them are listed with the reason and not passed to `onAdd`. */
  limits: UploadLimits;
  /** The limits as text, and that the first image is the cover. */
  hint?: ReactNode;
  /** Error of the whole group: “Add at least one image.” */
  error?: ReactNode;
  /** Called with the files within the limits. */
  onAdd: (files: readonly File[]) => void;
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Called when an alt text is saved. */
  onAltChange: (id: string, alt: string) => void;
  /** Called when an image's remove button is pressed, even while it uploads. */
  onRemove: (id: string) => void;
  /** Called when a failed image's retry button is pressed. */
  onRetry: (id: string) => void;
  /**
   * Called with the selected part of an image. Without it, images can't be cropped. `cropImage` makes the file
   * to upload in its place.
   */
  onCrop?: (id: string, area: CropArea) => void;
  /** Width ÷ height of the part that can be selected. @default 1 */
  cropAspect?: number;
  /** Disables adding, moving, editing and removing. */
  disabled?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<ImageManagerTexts>;
  /** Overrides the locale's texts about files. */
  uploadTexts?: Partial<UploadTexts>;
}

/** Images of a product: their order, cover and alt texts, by mouse, touch and keyboard. */
export function ImageManager({
  label,
  images,
  limits,
  hint,
  error,
  onAdd,
  onReorder,
  onAltChange,
  onRemove,
  onRetry,
  onCrop,
  cropAspect = 1,
  disabled = false,
  texts: given,
  uploadTexts: givenUploadTexts,
  className,
  ref,
  ...rest
}: ImageManagerProps) {
  const id = useId();
  const { locale = "en" } = useDesignSystem();
  const texts = useTexts("imageManager", english, given);
  const uploadTexts = useTexts("fileUpload", uploadEnglish, givenUploadTexts);
  const [news, setNews] = useState("");
  const statusNews = useStatusNews(images, ({ name, status }) => fill(uploadTexts[status], { name }));
  const remaining = Math.max(limits.count - images.length, 0);
  const { getRootProps, getInputProps, open, isDragActive, rootRef, rejections, dismiss } = useFileDrop({
    limits,
    remaining,
    disabled,
    onAdd,
  });
  const root = useRef<HTMLDivElement>(null);
  const own = useComposedRef<HTMLDivElement>(root, rootRef as React.Ref<HTMLDivElement>);
  const composed = useComposedRef<HTMLDivElement>(own, ref);
  const sensors = useSensors(
    // A click on the handle isn't a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const ids = images.map((image) => image.id);
  const placeOf = (key: UniqueIdentifier | undefined): number => ids.indexOf(String(key));
  const describe = (text: string, image: ManagedImage | undefined, place: number): string =>
    image ? fill(text, { name: nameOf(image), place: place + 1, count: images.length }) : "";
  /** Whether the dragged image has left its place; until then, “over” would replace “lifted”. */
  const hasLeft = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasLeft.current = false;
      return describe(texts.lifted, images[placeOf(active.id)], placeOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      hasLeft.current ||= over?.id !== active.id;
      if (!over || !hasLeft.current) return undefined;
      return describe(texts.over, images[placeOf(active.id)], placeOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      describe(texts.dropped, images[placeOf(active.id)], placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => describe(texts.canceled, images[placeOf(active.id)], placeOf(active.id)),
  };
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || from === to) return;
    onReorder(moved(ids, from, to));
  };
  const act = (image: ManagedImage, place: number, action: ImageAction) => {
    if (action === "retry") onRetry(image.id);
    else if (action === "remove") {
      // Focus moves to the next image, else the previous one, else the add button.
      const next = images[place + 1] ?? images[place - 1];
      const selector = next
        ? `[data-image="${CSS.escape(next.id)}"] [data-action=remove]`
        : "[data-part=Add]";
      root.current?.querySelector<HTMLElement>(selector)?.focus();
      onRemove(image.id);
      setNews(fill(uploadTexts.removed, { name: nameOf(image) }));
    } else {
      const to = action === "cover" ? 0 : place + (action === "earlier" ? -1 : 1);
      move(place, to);
      setNews(describe(uploadTexts.moved, image, to));
    }
  };
  return (
    <div
      data-component="ImageManager"
      data-state={isDragActive ? "over" : "idle"}
      {...getRootProps({ ...rest, role: "group" })}
      ref={composed}
      aria-labelledby={`${id}-label`}
      aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className={clsx(field.root, className)}
    >
      <div className={field.head}>
        <span id={`${id}-label`} className={field.label}>
          {label}
        </span>
        <span className={field.aside}>
          {fill(uploadTexts.count, { count: images.length, most: limits.count })}
        </span>
      </div>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
        onDragEnd={({ active, over }) => {
          if (over) move(placeOf(active.id), placeOf(over.id));
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
          <ul className={styles.tiles}>
            {images.map((image, place) => (
              <ImageTile
                key={image.id}
                image={image}
                place={place}
                count={images.length}
                texts={texts}
                uploadTexts={uploadTexts}
                disabled={disabled}
                onAlt={(alt) => onAltChange(image.id, alt)}
                onAction={(action) => act(image, place, action)}
                onCrop={onCrop && ((area) => onCrop(image.id, area))}
                cropAspect={cropAspect}
              />
            ))}
            {remaining > 0 && (
              <li>
                <button
                  type="button"
                  data-part="Add"
                  disabled={disabled}
                  className={styles.add}
                  onClick={open}
                >
                  <Icon shape={ImagePlus} size="lg" />
                  <span>{uploadTexts.add}</span>
                  <span className={styles.quiet}>{texts.drop}</span>
                </button>
              </li>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <input {...getInputProps({ "aria-hidden": true })} />
      {hint && (
        <FieldNote id={`${id}-hint`} kind="note">
          {hint}
        </FieldNote>
      )}
      {error && (
        <FieldNote id={`${id}-error`} kind="error">
          {error}
        </FieldNote>
      )}
      <Rejections
        rejections={rejections}
        limits={limits}
        isPictures
        texts={uploadTexts}
        locale={locale}
        onDismiss={dismiss}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <VisuallyHidden role="status">{statusNews}</VisuallyHidden>
    </div>
  );
}
