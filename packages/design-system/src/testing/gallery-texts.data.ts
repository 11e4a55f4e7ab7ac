import type { StoryTexts } from "./useTexts.ts";

interface GalleryTexts {
  label: string;
  open: string;
}

/** Texts of galleries and the lightbox. */
export const galleryTexts: StoryTexts<GalleryTexts> = {
  en: {
    label: "Pictures of Norrland Polar 3",
    open: "See pictures",
  },
  "zh-CN": {
    label: "Norrland Polar 3 的图片",
    open: "查看图片",
  },
  es: {
    label: "Imágenes de Norrland Polar 3",
    open: "Ver imágenes",
  },
  fr: {
    label: "Photos de Norrland Polar 3",
    open: "Voir les photos",
  },
  th: {
    label: "รูปภาพของ Norrland Polar 3",
    open: "ดูรูปภาพ",
  },
  lo: {
    label: "ຮູບພາບຂອງ Norrland Polar 3",
    open: "ເບິ່ງຮູບພາບ",
  },
};
