"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useFocusReturn } from "../../hooks/useFocusReturn.ts";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import type { GalleryPicture } from "../Image/picture.ts";
import { Cross } from "../../lib/shapes.tsx";
import { useDesignSystem } from "../../provider/index.ts";
import { veil } from "../Dialog/Dialog.css.ts";
import { IconButton } from "../IconButton/index.ts";
import { ToastHost } from "../Toast/ToastHost.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./ImageLightbox.css.ts";
import { LightboxStage } from "./LightboxStage.tsx";
import { LightboxThumbs } from "./LightboxThumbs.tsx";
import { useZoom } from "./useZoom.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type LightboxTexts } from "../../words/components/ImageLightbox.ts";

export interface ImageLightboxProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "onChange" | "aria-label"
> {
  /** Accessible name of the dialog, which describes the pictures. */
  label: string;
  /** Each needs an `alt`. An entry with a video plays it. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** Overrides the locale's texts. */
  texts?: Partial<LightboxTexts>;
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /** Whether it is initially open. The server's HTML doesn't contain an open dialog. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Button that opens it. Without a trigger, control `open` instead. Focus returns to where it was either
   * way.
   */
  trigger?: ReactNode;
  /** Index of the shown picture, from 0; clamped to the range. Makes the component controlled. */
  value?: number;
  /** Index of the initially shown picture, when uncontrolled. @default 0 */
  defaultValue?: number;
  /** Called with the new index when another picture is selected by swipe, key, arrow or thumbnail. */
  onValueChange?: (value: number) => void;
}

/**
 * Full-screen pictures with swipe, arrows, thumbnails, and up to 3× zoom by button, key or click. A modal
 * dialog around a carousel, which returns focus on close.
 */
export function ImageLightbox({
  label,
  pictures,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  value,
  defaultValue = 0,
  onValueChange,
  texts: given,
  className,
  ...rest
}: ImageLightboxProps) {
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  const texts = useTexts("imageLightbox", english, given);
  const [wanted, setIndex] = useControllableState(value, defaultValue, onValueChange);
  const count = pictures.length;
  const index = Math.min(Math.max(wanted, 0), count - 1);
  const filmed = Boolean(pictures[index]?.film);
  const zoom = useZoom(index);
  const go = (target: number): void => setIndex((target + count) % count);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    // Arrow keys seek in a video and scroll an enlarged picture.
    const taken = event.target instanceof Element && event.target.closest("video, [data-state='zoomed']");
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(index + (rtl ? 1 : -1)),
      ArrowRight: () => go(index + (rtl ? -1 : 1)),
      Home: () => go(0),
      End: () => go(count - 1),
    };
    const zooms: Record<string, () => void> = {
      "+": () => zoom.by(1),
      "=": () => zoom.by(1),
      "-": () => zoom.by(-1),
      "0": zoom.reset,
    };
    const act = (taken ? undefined : moves[event.key]) ?? (filmed ? undefined : zooms[event.key]);
    if (!act || isBrowserShortcut(event)) return;
    event.preventDefault();
    act();
  };

  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portalRoot}>
        <Radix.Overlay className={veil} />
        <Radix.Content
          data-component="ImageLightbox"
          className={clsx(styles.panel, className)}
          onKeyDown={press}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            zoom.reset();
            // Focuses the panel itself, so that its name is announced and the arrow keys work immediately.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          {...rest}
        >
          <Radix.Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Radix.Title>
          <div className={styles.head}>
            <span aria-live="polite" data-part="Counter" className={styles.counter}>
              {fill(texts.picture, { index: index + 1, count })}
            </span>
            <IconButton
              icon={ZoomOut}
              label={texts.zoomOut}
              variant="ghost"
              className={styles.tool}
              // Not `disabled`, so that focus doesn't leave the dialog at the last step.
              aria-disabled={zoom.level === 1 || undefined}
              onClick={() => zoom.by(-1)}
            />
            <IconButton
              icon={ZoomIn}
              label={texts.zoomIn}
              variant="ghost"
              className={styles.tool}
              aria-disabled={zoom.level === zoom.max || filmed || undefined}
              onClick={() => !filmed && zoom.by(1)}
            />
            <ToastHost />
            <Radix.Close asChild>
              <IconButton icon={Cross} label={texts.close} variant="ghost" className={styles.tool} />
            </Radix.Close>
          </div>
          <LightboxStage pictures={pictures} index={index} go={go} zoom={zoom} texts={texts} />
          {count > 1 && <LightboxThumbs pictures={pictures} index={index} go={go} label={texts.picture} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
