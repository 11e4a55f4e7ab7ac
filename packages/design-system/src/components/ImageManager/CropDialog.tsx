"use client";
import { useState } from "react";
import Cropper from "react-easy-crop";
import type { ImageManagerTexts } from "../../words/components/ImageManager.ts";
import { fill } from "../../words/fill.ts";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Slider } from "../Slider/index.ts";
import type { CropArea } from "./crop-image.ts";
import * as styles from "./CropDialog.css.ts";

interface CropDialogProps {
  name: string;
  src: string;
  /** Width ÷ height of the area. */
  aspect: number;
  texts: ImageManagerTexts;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

const maxZoom = 4;

/** Selects a part of an image by dragging, zooming and arrow keys. */
export default function CropDialog({ name, src, aspect, texts, onCrop, onClose }: CropDialogProps) {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(texts.cropTitle, { name })}
      description={texts.cropHint}
      data-part="Crop"
      footer={
        <Button variant="solid" disabled={!area} onClick={() => area && onCrop(area)}>
          {texts.crop}
        </Button>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={offset}
          onCropChange={setOffset}
          zoom={zoom}
          onZoomChange={setZoom}
          maxZoom={maxZoom}
          aspect={aspect}
          showGrid={false}
          keyboardStep={8}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.image,
            cropAreaClassName: styles.area,
          }}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": texts.cropArea }}
        />
      </div>
      <Slider
        label={texts.zoom}
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onValueChange={setZoom}
        formatValue={(value) => `${Math.round(value * 100)}%`}
      />
    </Dialog>
  );
}
