import type { Texts } from "./localized.ts";

/** Texts of the address book. */
export const addressTexts = {
  unknownCountry: {
    en: "Please choose a country from the list",
    "zh-CN": "请从列表中选择国家",
    es: "Elige un país de la lista",
    fr: "Choisissez un pays dans la liste",
    th: "กรุณาเลือกประเทศจากรายการ",
    lao: "ກະລຸນາເລືອກປະເທດຈາກລາຍການ",
  },
  addressBookFull: {
    en: "The address book is full. Delete an address first.",
    "zh-CN": "收货地址数量已达上限，请先删除一个地址。",
    es: "La libreta de direcciones está llena. Elimina una dirección primero.",
    fr: "Le carnet d’adresses est plein. Supprimez d’abord une adresse.",
    th: "สมุดที่อยู่เต็มแล้ว กรุณาลบที่อยู่หนึ่งรายการก่อน",
    lao: "ບັນທຶກທີ່ຢູ່ເພີ່ມບໍ່ໄດ້ແລ້ວ. ກະລຸນາລຶບທີ່ຢູ່ໜຶ່ງກ່ອນ.",
  },
  unknownRegion: {
    en: "Please choose a state or province of that country",
    "zh-CN": "请选择该国家的省份或州",
    es: "Elige un estado o provincia de ese país",
    fr: "Choisissez un État ou une province de ce pays",
    th: "กรุณาเลือกรัฐหรือจังหวัดของประเทศนั้น",
    lao: "ກະລຸນາເລືອກລັດ ຫຼື ແຂວງຂອງປະເທດນັ້ນ",
  },
} as const satisfies Texts;
