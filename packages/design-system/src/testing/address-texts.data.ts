import type { StoryTexts } from "./useTexts.ts";

interface AddressTexts {
  legend: string;
  country: string;
  region: string;
  city: string;
  district: string;
  cancel: string;
  save: string;
}

/** Texts of an address form in six languages. */
export const addressTexts: StoryTexts<AddressTexts> = {
  en: {
    legend: "Delivery address",
    country: "Country or region",
    region: "Province",
    city: "City",
    district: "District",
    cancel: "Cancel",
    save: "Save address",
  },
  "zh-CN": {
    legend: "收货地址",
    country: "国家/地区",
    region: "省/自治区/直辖市",
    city: "城市",
    district: "区/县",
    cancel: "取消",
    save: "保存地址",
  },
  es: {
    legend: "Dirección de entrega",
    country: "País o región",
    region: "Provincia",
    city: "Ciudad",
    district: "Distrito",
    cancel: "Cancelar",
    save: "Guardar dirección",
  },
  fr: {
    legend: "Adresse de livraison",
    country: "Pays ou région",
    region: "Province",
    city: "Ville",
    district: "District",
    cancel: "Annuler",
    save: "Enregistrer l’adresse",
  },
  th: {
    legend: "ที่อยู่จัดส่ง",
    country: "ประเทศหรือภูมิภาค",
    region: "จังหวัด",
    city: "เมือง",
    district: "เขต/อำเภอ",
    cancel: "ยกเลิก",
    save: "บันทึกที่อยู่",
  },
  lo: {
    legend: "ທີ່ຢູ່ຈັດສົ່ງ",
    country: "ປະເທດ ຫຼື ເຂດ",
    region: "ແຂວງ",
    city: "ນະຄອນ ຫຼື ເມືອງ",
    district: "ເມືອງ",
    cancel: "ຍົກເລີກ",
    save: "ບັນທຶກທີ່ຢູ່",
  },
};
