import type { DemoOption, DemoOptionValue, Localized } from "../types.ts";
import { localized } from "./words.ts";

export const optionNames = {
  size: localized("Size", "尺寸", "Medida", "Dimension", "ขนาด", "ຂະໜາດ"),
  "shoe-size": localized("Size", "尺码", "Talla", "Pointure", "ไซซ์", "ເບີ"),
  storage: localized("Storage", "存储容量", "Almacenamiento", "Stockage", "ความจุ", "ຄວາມຈຸ"),
  memory: localized("Memory", "内存", "Memoria", "Mémoire", "หน่วยความจำ", "ໜ່ວຍຄວາມຈຳ"),
  volume: localized("Volume", "容量", "Contenido", "Contenance", "ปริมาณ", "ປະລິມານ"),
  index: localized(
    "Load and speed",
    "载重与速度",
    "Carga y velocidad",
    "Charge et vitesse",
    "ดัชนีรับน้ำหนักและความเร็ว",
    "ດັດຊະນີນ້ຳໜັກ ແລະ ຄວາມໄວ",
  ),
  set: localized("Set", "套装", "Conjunto", "Ensemble", "ชุด", "ຊຸດ"),
  finish: localized("Finish", "涂装", "Acabado", "Finition", "ผิวล้อ", "ຜິວລໍ້"),
} satisfies Record<string, Localized>;

export const finishes: Record<string, Localized> = {
  silver: localized("Brilliant silver", "亮银", "Plata brillante", "Argent brillant", "เงินเงา", "ເງິນເງົາ"),
  gunmetal: localized("Gunmetal", "枪灰", "Gris antracita", "Gris anthracite", "เทากันเมทัล", "ເທົາກັນເມທັນ"),
  black: localized("Gloss black", "亮黑", "Negro brillante", "Noir brillant", "ดำเงา", "ດຳເງົາ"),
  bronze: localized("Satin bronze", "哑光古铜", "Bronce satinado", "Bronze satiné", "บรอนซ์ด้าน", "ບຣອນດ້ານ"),
  white: localized("White", "白色", "Blanco", "Blanc", "ขาว", "ຂາວ"),
};

export const sets = {
  tire: localized("Tire only", "仅轮胎", "Solo neumático", "Pneu seul", "ยางอย่างเดียว", "ຢາງຢ່າງດຽວ"),
  wheel: localized(
    "With alloy wheel",
    "含铝合金轮毂",
    "Con rin de aleación",
    "Avec jante alliage",
    "พร้อมล้ออัลลอย",
    "ພ້ອມກົງລໍ້ອັລລອຍ",
  ),
};

export const option = (key: keyof typeof optionNames, values: DemoOptionValue[]): DemoOption => ({
  key,
  name: optionNames[key],
  values,
});
