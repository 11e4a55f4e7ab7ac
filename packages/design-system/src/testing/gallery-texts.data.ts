import type { LightboxTexts } from "../components/ImageLightbox/index.ts";
import type { StoryTexts } from "./useTexts.ts";

interface GalleryTexts extends LightboxTexts {
  label: string;
  open: string;
  enlarge: string;
  zoomHint: string;
}

/** Words of galleries and of the lightbox. */
export const galleryTexts: StoryTexts<GalleryTexts> = {
  en: {
    label: "Pictures of Norrland Polar 3",
    open: "See pictures",
    enlarge: "Enlarge the picture",
    zoomHint: "Hover to zoom",
    pictureLabel: (index, count) => `Picture ${index + 1} of ${count}`,
    previousLabel: "Previous picture",
    nextLabel: "Next picture",
    zoomInLabel: "Zoom in",
    zoomOutLabel: "Zoom out",
    closeLabel: "Close",
  },
  "zh-CN": {
    label: "Norrland Polar 3 的图片",
    open: "查看图片",
    enlarge: "放大图片",
    zoomHint: "悬停放大",
    pictureLabel: (index, count) => `第 ${index + 1} 张，共 ${count} 张`,
    previousLabel: "上一张",
    nextLabel: "下一张",
    zoomInLabel: "放大",
    zoomOutLabel: "缩小",
    closeLabel: "关闭",
  },
  es: {
    label: "Imágenes de Norrland Polar 3",
    open: "Ver imágenes",
    enlarge: "Ampliar la imagen",
    zoomHint: "Pasa el ratón para ampliar",
    pictureLabel: (index, count) => `Imagen ${index + 1} de ${count}`,
    previousLabel: "Imagen anterior",
    nextLabel: "Imagen siguiente",
    zoomInLabel: "Acercar",
    zoomOutLabel: "Alejar",
    closeLabel: "Cerrar",
  },
  fr: {
    label: "Photos de Norrland Polar 3",
    open: "Voir les photos",
    enlarge: "Agrandir la photo",
    zoomHint: "Survolez pour zoomer",
    pictureLabel: (index, count) => `Photo ${index + 1} sur ${count}`,
    previousLabel: "Photo précédente",
    nextLabel: "Photo suivante",
    zoomInLabel: "Zoom avant",
    zoomOutLabel: "Zoom arrière",
    closeLabel: "Fermer",
  },
  th: {
    label: "รูปภาพของ Norrland Polar 3",
    open: "ดูรูปภาพ",
    enlarge: "ขยายรูปภาพ",
    zoomHint: "วางเมาส์เพื่อซูม",
    pictureLabel: (index, count) => `รูปที่ ${index + 1} จาก ${count}`,
    previousLabel: "รูปก่อนหน้า",
    nextLabel: "รูปถัดไป",
    zoomInLabel: "ซูมเข้า",
    zoomOutLabel: "ซูมออก",
    closeLabel: "ปิด",
  },
  lo: {
    label: "ຮູບພາບຂອງ Norrland Polar 3",
    open: "ເບິ່ງຮູບພາບ",
    enlarge: "ຂະຫຍາຍຮູບພາບ",
    zoomHint: "ວາງເມົາສ໌ເພື່ອຊູມ",
    pictureLabel: (index, count) => `ຮູບທີ ${index + 1} ຈາກ ${count}`,
    previousLabel: "ຮູບກ່ອນໜ້າ",
    nextLabel: "ຮູບຕໍ່ໄປ",
    zoomInLabel: "ຊູມເຂົ້າ",
    zoomOutLabel: "ຊູມອອກ",
    closeLabel: "ປິດ",
  },
};
