import type { DemoFeature } from "../types.ts";
import { localized } from "./words.ts";

/** Index of the views of a tire, see `tireViews`. */
const tireView = { tread: 3, sidewall: 4 } as const;

const treads = {
  summer: {
    title: localized("Short stops on warm roads", "夏季路面制动更短", "Frena antes en asfalto cálido", "Freinage court sur route chaude", "เบรกสั้นบนถนนร้อน", "ເບຣກສັ້ນເທິງທາງຮ້ອນ"),
    text: localized(
      "A firm compound and wide shoulder blocks keep the contact patch steady. Three grooves carry water away at highway speed.",
      "偏硬胶料与宽大的胎肩花纹块让接地面保持稳定，三条主沟在高速行驶时迅速排水。",
      "El compuesto firme y los tacos anchos del hombro mantienen estable la huella. Tres canales evacuan el agua a velocidad de autopista.",
      "La gomme ferme et les larges blocs d’épaule stabilisent l’empreinte. Trois rainures évacuent l’eau à vitesse d’autoroute.",
      "เนื้อยางแน่นและบล็อกไหล่ยางกว้างช่วยให้หน้าสัมผัสคงที่ ร่องหลักสามร่องรีดน้ำได้ดีที่ความเร็วสูง",
      "ເນື້ອຢາງແໜ້ນ ແລະ ບລັອກບ່າຢາງກວ້າງຊ່ວຍໃຫ້ໜ້າສຳຜັດໝັ້ນຄົງ. ຮ່ອງຫຼັກສາມຮ່ອງລະບາຍນ້ຳໄດ້ດີໃນຄວາມໄວສູງ.",
    ),
  },
  winter: {
    title: localized("Thousands of edges for snow", "上千条细纹咬住积雪", "Miles de aristas para la nieve", "Des milliers d’arêtes pour la neige", "ร่องซอยนับพันเกาะหิมะ", "ຮ່ອງຊອຍນັບພັນເກາະຫິມະ"),
    text: localized(
      "The compound stays soft below 7 °C (45 °F), and fine sipes open under load to bite into snow and slush.",
      "胶料在 7 °C 以下依然柔软，细密刀槽受力张开，牢牢咬住积雪与雪泥。",
      "El compuesto sigue blando por debajo de 7 °C y las laminillas se abren bajo carga para morder la nieve.",
      "La gomme reste souple sous 7 °C et les lamelles s’ouvrent en charge pour mordre la neige.",
      "เนื้อยางยังนุ่มแม้ต่ำกว่า 7 °C และร่องซอยละเอียดเปิดออกเมื่อรับแรงเพื่อเกาะหิมะ",
      "ເນື້ອຢາງຍັງອ່ອນແມ້ຕ່ຳກວ່າ 7 °C ແລະ ຮ່ອງຊອຍລະອຽດເປີດອອກເມື່ອຮັບແຮງເພື່ອເກາະຫິມະ.",
    ),
  },
  "all-season": {
    title: localized("One set for the whole year", "一套轮胎用全年", "Un juego para todo el año", "Un seul train pour toute l’année", "ชุดเดียวใช้ได้ทั้งปี", "ຊຸດດຽວໃຊ້ໄດ້ໝົດປີ"),
    text: localized(
      "Stiff blocks for dry roads, interlocking sipes for the first snow: no second set to put away and no seasonal change.",
      "干地用的硬朗花纹块，配合应对初雪的互锁刀槽：无需第二套轮胎，也不必按季更换。",
      "Tacos rígidos para seco y laminillas entrelazadas para la primera nieve: sin segundo juego ni cambio de temporada.",
      "Des blocs rigides sur le sec, des lamelles imbriquées pour les premières neiges : ni second train ni permutation.",
      "บล็อกแข็งสำหรับถนนแห้ง ร่องซอยขัดกันสำหรับหิมะแรก ไม่ต้องมียางชุดที่สองและไม่ต้องเปลี่ยนตามฤดู",
      "ບລັອກແຂງສຳລັບທາງແຫ້ງ, ຮ່ອງຊອຍຂັດກັນສຳລັບຫິມະທຳອິດ. ບໍ່ຕ້ອງມີຢາງຊຸດທີສອງ ແລະ ບໍ່ຕ້ອງປ່ຽນຕາມລະດູ.",
    ),
  },
}; // oxfmt-ignore

/** Selling points of a tire; `mounted` is the index of its picture on a wheel. */
export const tireFeatures = (season: keyof typeof treads, mounted: number): DemoFeature[] => [
  { ...treads[season], picture: tireView.tread },
  {
    title: localized("Everything on the sidewall", "胎侧信息一目了然", "Todo está en el flanco", "Tout est écrit sur le flanc", "ข้อมูลครบที่แก้มยาง", "ຂໍ້ມູນຄົບຢູ່ແກ້ມຢາງ"),
    text: localized(
      "Size, load index, speed symbol and date of manufacture are molded in. Compare them with your owner’s manual or the sticker in the door frame.",
      "规格、载重指数、速度级别与生产日期均模压在胎侧，请与车主手册或车门框标签核对。",
      "La medida, el índice de carga, el símbolo de velocidad y la fecha van moldeados. Compáralos con el manual del auto o la etiqueta de la puerta.",
      "Dimension, indice de charge, symbole de vitesse et date de fabrication y sont moulés. Comparez-les au manuel du véhicule ou à l’étiquette de portière.",
      "ขนาด ดัชนีรับน้ำหนัก สัญลักษณ์ความเร็ว และวันที่ผลิตอยู่บนแก้มยาง เทียบกับคู่มือรถหรือสติกเกอร์ที่กรอบประตู",
      "ຂະໜາດ ດັດຊະນີນ້ຳໜັກ ສັນຍາລັກຄວາມໄວ ແລະ ວັນທີຜະລິດຢູ່ເທິງແກ້ມຢາງ ທຽບກັບປຶ້ມຄູ່ມືລົດ ຫຼື ສະຕິກເກີຢູ່ກອບປະຕູ",
    ),
    picture: tireView.sidewall,
  },
  {
    title: localized("Mounted for you", "为您安装到位", "Montado por nosotros", "Monté pour vous", "ติดตั้งให้พร้อมใช้", "ຕິດຕັ້ງໃຫ້ພ້ອມໃຊ້"),
    text: localized(
      "340 partner shops mount and balance your tires. Bring the certificate from the package; valves are included.",
      "340 家合作汽修店为您安装并做动平衡。请携带包装内的安装券，气门嘴已包含。",
      "340 talleres asociados montan y equilibran tus neumáticos. Lleva el certificado del paquete; las válvulas van incluidas.",
      "340 garages partenaires montent et équilibrent vos pneus. Apportez le bon joint au colis ; les valves sont comprises.",
      "ศูนย์บริการพันธมิตร 340 แห่งติดตั้งและถ่วงล้อให้ นำคูปองในกล่องไปด้วย รวมจุ๊บลมแล้ว",
      "ສູນບໍລິການພັນທະມິດ 340 ແຫ່ງຕິດຕັ້ງ ແລະ ຖ່ວງລໍ້ໃຫ້. ເອົາຄູປອງໃນກ່ອງໄປນຳ. ລວມຈຸບລົມແລ້ວ.",
    ),
    picture: mounted,
  },
]; // oxfmt-ignore

/** Selling points of a wheel; the pictures are three-quarter, front, edge and detail. */
export const wheelFeatures: DemoFeature[] = [
  {
    title: localized("A finish that outlasts winter", "经得起冬季的涂层", "Un acabado que aguanta el invierno", "Une finition qui résiste à l’hiver", "ผิวล้อทนทุกฤดู", "ຜິວລໍ້ທົນທຸກລະດູ"),
    text: localized(
      "Primer, color and clear coat are baked on one after another and tested for 500 hours in salt spray.",
      "底漆、色漆与清漆逐层烘烤，并通过 500 小时盐雾测试。",
      "Imprimación, color y barniz se hornean por capas y superan 500 horas de niebla salina.",
      "Apprêt, teinte et vernis sont cuits couche par couche, puis testés 500 heures au brouillard salin.",
      "สีรองพื้น สีจริง และเคลือบใสอบทีละชั้น ผ่านการทดสอบไอเกลือ 500 ชั่วโมง",
      "ສີຮອງພື້ນ, ສີຈິງ ແລະ ເຄືອບໃສອົບເທື່ອລະຊັ້ນ, ຜ່ານການທົດສອບໄອເກືອ 500 ຊົ່ວໂມງ.",
    ),
    picture: 3,
  },
  {
    title: localized("Sits true on the hub", "与轮毂轴精准贴合", "Centrada en el buje", "Bien centrée sur le moyeu", "พอดีกับดุมล้อ", "ພໍດີກັບດຸມລໍ້"),
    text: localized(
      "The included ring fills the gap between wheel and hub, so the wheel runs without vibration.",
      "附带的中心环填补轮毂与轴头之间的空隙，行驶无抖动。",
      "El anillo incluido rellena el hueco entre llanta y buje para rodar sin vibraciones.",
      "La bague fournie comble l’espace entre jante et moyeu : aucune vibration en roulant.",
      "แหวนรองดุมที่ให้มาปิดช่องว่างระหว่างล้อกับดุม วิ่งนิ่งไม่สั่น",
      "ແຫວນຮອງດຸມທີ່ໃຫ້ມາປິດຊ່ອງວ່າງລະຫວ່າງກົງລໍ້ກັບດຸມ, ແລ່ນນິ້ງບໍ່ສັ່ນ.",
    ),
    picture: 2,
  },
]; // oxfmt-ignore
