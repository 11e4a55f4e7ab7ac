import { createContext, use } from "react";

/** Realistic texts in six languages, for stories. */
export interface Sample {
  addToCart: string;
  title: string;
  sentence: string;
  email: string;
  unbreakable: string;
}

const unbreakable = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";

export const samples: Record<"en" | "zh-CN" | "es" | "fr" | "th" | "lo", Sample> = {
  en: {
    addToCart: "Add to cart",
    title: "Carmine All Season touring tire 205/55 R16 94V, quiet tread, M+S",
    sentence: "Your parcel left the warehouse and is expected on Tuesday between 9 and 12.",
    email: "Email",
    unbreakable,
  },
  "zh-CN": {
    addToCart: "加入购物车",
    title: "Carmine 全季静音旅行轮胎 205/55 R16 94V，静音花纹，M+S",
    sentence: "您的包裹已离开仓库，预计星期二上午九点至十二点送达。",
    email: "邮箱",
    unbreakable,
  },
  es: {
    addToCart: "Añadir al carrito",
    title: "Neumático de turismo para todo el año 205/55 R16 94V, banda silenciosa, M+S",
    sentence: "El paquete ha salido del almacén y se espera el martes entre las 9 y las 12.",
    email: "Correo electrónico",
    unbreakable,
  },
  fr: {
    addToCart: "Ajouter au panier",
    title: "Pneu tourisme toutes saisons 205/55 R16 94V, bande silencieuse, M+S",
    sentence: "Votre colis a quitté l’entrepôt ; il est attendu mardi entre 9 h et 12 h.",
    email: "Adresse e-mail",
    unbreakable,
  },
  th: {
    addToCart: "เพิ่มลงตะกร้า",
    title: "ยางรถยนต์ทุกฤดูกาล 205/55 R16 94V ดอกยางเงียบ นุ่มนวล ปลอดภัยทุกเส้นทาง M+S",
    sentence: "พัสดุของคุณออกจากคลังสินค้าแล้ว คาดว่าจะถึงวันอังคาร เวลา 9 ถึง 12 นาฬิกา",
    email: "อีเมล",
    unbreakable,
  },
  lo: {
    addToCart: "ເພີ່ມໃສ່ກະຕ່າ",
    title: "ຢາງລົດທຸກລະດູການ 205/55 R16 94V ດອກຢາງງຽບ ຂັບຂີ່ນຸ້ມນວນ ປອດໄພທຸກເສັ້ນທາງ M+S",
    sentence: "ພັດສະດຸຂອງທ່ານອອກຈາກສາງແລ້ວ ຄາດວ່າຈະຮອດວັນອັງຄານ ເວລາ 9 ຫາ 12 ໂມງ",
    email: "ອີເມວ",
    unbreakable,
  },
};

export type SampleLanguage = keyof typeof samples;

/** Language of Storybook's toolbar; English by default. */
export const SampleLanguageContext = createContext<SampleLanguage>("en");

export const useSample = (): Sample => samples[use(SampleLanguageContext)];
