import { useIntl } from "@carmine/i18n/react";
import { useEffect, useRef, type PointerEvent, type ReactElement, type Ref } from "react";
import { dragged, inside, maxZoom, centerRangeOf, squareOf, type Crop } from "./crop.ts";
import * as styles from "./picture.css.ts";

/** Pixels per side of the uploaded picture. */
const outputSide = 512;

export interface CropFieldProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** Contains exactly the uploaded picture. */
  readonly ref: Ref<HTMLCanvasElement>;
}

/** Crops a square from a picture by dragging or with three sliders. */
export const CropField = ({ picture, crop, onChange, ref }: CropFieldProps): ReactElement => {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { x, y, zoom } = crop;
  const limits = centerRangeOf(picture, zoom);

  useEffect(() => {
    const context = box.current?.querySelector("canvas")?.getContext("2d");
    if (!context) return;
    const { left, top, side } = squareOf(picture, { x, y, zoom });
    context.clearRect(0, 0, outputSide, outputSide);
    context.drawImage(picture, left, top, side, side, 0, 0, outputSide, outputSide);
  }, [picture, x, y, zoom]);

  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    onChange(dragged(picture, crop, event.movementX / shown, event.movementY / shown));
  };
  const slider = (
    label: string,
    value: number,
    [min, max]: readonly [number, number],
    changed: (value: number) => Partial<Crop>,
  ): ReactElement => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={(max - min) / 40 || 1}
        value={value}
        disabled={max <= min}
        onChange={(event) => onChange(inside(picture, { ...crop, ...changed(event.target.valueAsNumber) }))}
      />
    </label>
  );
  return (
    <div ref={box} className={styles.crop}>
      <canvas
        ref={ref}
        width={outputSide}
        height={outputSide}
        className={styles.stage}
        role="img"
        aria-label={intl.formatMessage({
          defaultMessage: "Preview of your photo",
          description: "Name of the part of a picture that will be shown",
        })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      {slider(
        intl.formatMessage({ defaultMessage: "Zoom", description: "Slider of a picture" }),
        zoom,
        [1, maxZoom],
        (value) => ({ zoom: value }),
      )}
      {slider(
        intl.formatMessage({
          defaultMessage: "Left to right",
          description: "Slider that moves the part of a picture that is shown",
        }),
        x,
        limits.x,
        (value) => ({ x: value }),
      )}
      {slider(
        intl.formatMessage({
          defaultMessage: "Top to bottom",
          description: "Slider that moves the part of a picture that is shown",
        }),
        y,
        limits.y,
        (value) => ({ y: value }),
      )}
    </div>
  );
};
