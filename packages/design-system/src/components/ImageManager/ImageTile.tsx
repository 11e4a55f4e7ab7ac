"use client";
import { useSortable } from "@dnd-kit/sortable";
import * as Popover from "@radix-ui/react-popover";
import Crop from "lucide-react/icons/crop";
import GripVertical from "lucide-react/icons/grip-vertical";
import Pencil from "lucide-react/icons/pencil";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useDesignSystem } from "../../provider/index.ts";
import type { UploadTexts } from "../../words/components/FileUpload.ts";
import type { ImageManagerTexts } from "../../words/components/ImageManager.ts";
import { fill } from "../../words/fill.ts";
import { Button } from "../Button/index.ts";
import { Icon } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import { ProgressBar } from "../ProgressBar/index.ts";
import { TextArea } from "../TextArea/index.ts";
import type { CropArea } from "./crop-image.ts";
import * as styles from "./ImageManager.css.ts";
import { nameOf, type ManagedImage } from "./managed-image.ts";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

/** Actions of the buttons of an image. */
export type ImageAction = "cover" | "earlier" | "later" | "remove" | "retry";

interface ImageTileProps {
  image: ManagedImage;
  place: number;
  count: number;
  texts: ImageManagerTexts;
  uploadTexts: UploadTexts;
  disabled: boolean;
  onAlt: (alt: string) => void;
  onAction: (action: ImageAction) => void;
  onCrop: ((area: CropArea) => void) | undefined;
  cropAspect: number;
}

/** One image with its badges and tools. */
export function ImageTile({
  image,
  place,
  count,
  texts,
  uploadTexts,
  disabled,
  onAlt,
  onAction,
  onCrop,
  cropAspect,
}: ImageTileProps) {
  const { preview, status, progress = 0 } = image;
  const name = nameOf(image);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: image.id, disabled });
  const isLoading = status === "waiting" || status === "uploading";
  return (
    <li
      ref={setNodeRef}
      data-part="Image"
      data-state={status}
      data-image={image.id}
      data-dragged={isDragging || undefined}
      className={styles.tile}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {preview && <Image src={preview} alt={name} draggable={false} />}
      <span className={styles.badges}>
        {place === 0 && <span className={styles.cover}>{texts.cover}</span>}
      </span>
      {image.alt === "" && status === "done" && (
        <span className={styles.missing}>
          <Icon shape={TriangleAlert} size="xs" />
          <span className={styles.words}>{texts.noAlt}</span>
        </span>
      )}
      {isLoading && (
        <span className={styles.veil}>
          <ProgressBar
            label={fill(uploadTexts[status], { name: image.name })}
            value={Math.round(progress * 100)}
            className={styles.progress}
          />
        </span>
      )}
      {status === "failed" && (
        <span className={styles.veil}>
          <span className={styles.failure}>{image.error}</span>
        </span>
      )}
      {!disabled && (
        <span className={styles.tools}>
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            aria-roledescription={undefined}
            aria-label={fill(texts.handle, { name })}
            title={fill(texts.handle, { name })}
            className={styles.grip}
          >
            <Icon shape={GripVertical} />
          </button>
          {status === "failed" ? (
            <button
              type="button"
              aria-label={fill(uploadTexts.retry, { name })}
              title={fill(uploadTexts.retry, { name })}
              className={styles.tool}
              onClick={() => onAction("retry")}
            >
              <Icon shape={RotateCw} />
            </button>
          ) : (
            <EditPanel
              image={image}
              place={place}
              count={count}
              texts={texts}
              onAlt={onAlt}
              onAction={onAction}
              onCrop={onCrop}
              cropAspect={cropAspect}
            />
          )}
          <button
            type="button"
            data-action="remove"
            aria-label={fill(uploadTexts.remove, { name })}
            title={fill(uploadTexts.remove, { name })}
            className={styles.tool}
            onClick={() => onAction("remove")}
          >
            <Icon shape={Trash2} />
          </button>
        </span>
      )}
    </li>
  );
}

type EditPanelProps = Omit<ImageTileProps, "disabled" | "uploadTexts">;

/** The alt text, cropping, and everything that dragging does. */
function EditPanel({ image, place, count, texts, onAlt, onAction, onCrop, cropAspect }: EditPanelProps) {
  const { portalRoot } = useDesignSystem();
  const [open, setOpen] = useState(false);
  const [alt, setAlt] = useState(image.alt);
  const [isCropping, setCropping] = useState(false);
  const name = nameOf(image);
  const label = fill(texts.edit, { name });
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React would pass it on to a form around the component.
    event.stopPropagation();
    if (alt.trim() !== image.alt) onAlt(alt.trim());
    setOpen(false);
  };
  const move = (action: "cover" | "earlier" | "later", text: string, off: boolean) => (
    <Button size="sm" disabled={off} onClick={() => onAction(action)}>
      {text}
    </Button>
  );
  return (
    <>
      <Popover.Root
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setAlt(image.alt);
        }}
      >
        <Popover.Trigger asChild>
          <button type="button" aria-label={label} title={label} className={styles.tool}>
            <Icon shape={Pencil} />
          </button>
        </Popover.Trigger>
        <Popover.Portal container={portalRoot}>
          <Popover.Content
            data-part="Panel"
            aria-label={label}
            align="start"
            sideOffset={8}
            collisionPadding={8}
            className={styles.panel}
          >
            <form onSubmit={save} className={styles.form}>
              <TextArea label={texts.alt} hint={texts.altHint} rows={3} value={alt} onValueChange={setAlt} />
              <Button type="submit" size="sm" variant="solid" className={styles.save}>
                {texts.save}
              </Button>
            </form>
            {onCrop && image.preview && (
              <Button
                size="sm"
                startIcon={Crop}
                className={styles.save}
                onClick={() => {
                  setOpen(false);
                  setCropping(true);
                }}
              >
                {texts.crop}
              </Button>
            )}
            {count > 1 && (
              <div className={styles.moves}>
                {move("cover", texts.makeCover, place === 0)}
                {move("earlier", texts.earlier, place === 0)}
                {move("later", texts.later, place === count - 1)}
              </div>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {isCropping && onCrop && image.preview && (
        <Suspense>
          <CropDialog
            name={name}
            src={image.preview}
            aspect={cropAspect}
            texts={texts}
            onCrop={(area) => {
              onCrop(area);
              setCropping(false);
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </>
  );
}
