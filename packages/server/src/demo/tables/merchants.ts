import type { DemoMerchant, DemoShopCategory, Localized } from "../types.ts";
import { bannersOf, coverOf, papersOf } from "./shop-pictures.ts";
import { serviceOf } from "./shop-service.ts";
import { keyOf, localized } from "./words.ts";

const sections: Record<string, DemoShopCategory> = {
  tires: { key: "tires", name: localized("Tires", "轮胎", "Neumáticos", "Pneus", "ยางรถยนต์", "ຢາງລົດ") },
  wheels: { key: "wheels", name: localized("Wheels", "轮毂", "Llantas y rines", "Jantes", "ล้อแม็ก", "ກົງລໍ້") },
  care: {
    key: "care",
    name: localized("Car care", "汽车养护", "Cuidado del auto", "Entretien auto", "ของใช้ดูแลรถ", "ເຄື່ອງດູແລລົດ"),
  },
  goods: {
    key: "goods",
    name: localized(
      "All products",
      "全部商品",
      "Todos los productos",
      "Tous les produits",
      "สินค้าทั้งหมด",
      "ສິນຄ້າທັງໝົດ",
    ),
  },
};

const keyOfShop = (name: string): string => keyOf(name.replace("×", "x").replace("&", "and"));

interface Row {
  name: string;
  letter: string;
  color: string;
  type: string;
  category: string;
  isSelf?: boolean;
  isRecommended?: boolean;
  followers: number;
  owner: string;
  address: string;
  sections: (keyof typeof sections)[];
  intro: Localized;
}

const rows: Row[] = [
  { name: "Carmine Tires", letter: "C", color: "#D9261C", type: "flagship", category: "automotive", isSelf: true, isRecommended: true, followers: 128400, owner: "Elin Sandberg", address: "14 Foundry Road, Portland, OR 97209, United States", sections: ["tires", "wheels", "care"],
    intro: localized("Our own tires, picked and tested by the people who run this shop.", "自营轮胎，亲自挑选，亲自测试。", "Nuestros propios neumáticos, elegidos y probados por nosotros.", "Nos propres pneus, choisis et testés par nos équipes.", "ยางของเราเอง คัดและทดสอบโดยร้าน", "ຢາງຂອງພວກເຮົາເອງ, ຄັດເລືອກ ແລະ ທົດສອບໂດຍທີມງານຂອງຮ້ານ.") },
  { name: "Nordic Tire House", letter: "N", color: "#1F4672", type: "specialist", category: "automotive", isRecommended: true, followers: 46200, owner: "Jonas Lindqvist", address: "Hamngatan 8, 972 31 Luleå, Sweden", sections: ["tires"],
    intro: localized("Winter tires from a town that has six months of winter.", "来自半年皆冬的北方小镇，专营冬季轮胎。", "Neumáticos de invierno desde una ciudad con seis meses de invierno.", "Des pneus hiver venus d’une ville où l’hiver dure six mois.", "ยางฤดูหนาวจากเมืองที่หนาวครึ่งปี", "ຢາງລະດູໜາວຈາກເມືອງທີ່ໜາວເຄິ່ງປີ.") },
  { name: "Alloy Atelier", letter: "A", color: "#6B4A2B", type: "specialist", category: "automotive", isRecommended: true, followers: 31100, owner: "Marco Bellini", address: "Via dei Fonditori 21, 25121 Brescia, Italy", sections: ["wheels"],
    intro: localized("Cast, flow-formed and painted in our own workshop.", "铸造、旋压、喷漆，全部在自家工坊完成。", "Fundidas, conformadas y pintadas en nuestro taller.", "Coulées, formées et peintes dans notre atelier.", "หล่อ รีด และทำสีในโรงงานของเราเอง", "ຫຼໍ່, ຣີດ ແລະ ທາສີໃນໂຮງງານຂອງພວກເຮົາເອງ.") },
  { name: "Gloss Garage", letter: "G", color: "#14693F", type: "specialist", category: "automotive", isRecommended: true, followers: 58300, owner: "Priya Raman", address: "3 Canal Yard, Leeds LS11 5PS, United Kingdom", sections: ["care"],
    intro: localized("Everything that makes paint shine and keeps it so.", "让车漆光亮，持久如新。", "Todo para que la pintura brille y siga brillando.", "Tout pour faire briller la peinture, et longtemps.", "ทุกอย่างที่ทำให้สีรถเงางามและอยู่ได้นาน", "ທຸກຢ່າງທີ່ເຮັດໃຫ້ສີລົດເງົາງາມ ແລະ ຢູ່ໄດ້ດົນ.") },
  { name: "Halden Store", letter: "H", color: "#7A2E5D", type: "flagship", category: "automotive", followers: 18900, owner: "Ingrid Halden", address: "Storgata 12, 1771 Halden, Norway", sections: ["tires"],
    intro: localized("Comfort tires for long, quiet roads.", "为漫长而安静的公路而生的舒适轮胎。", "Neumáticos de confort para viajes largos y silenciosos.", "Des pneus confort pour les longues routes calmes.", "ยางนุ่มเงียบสำหรับการเดินทางไกล", "ຢາງນຸ້ມງຽບສຳລັບການເດີນທາງໄກ.") },
  { name: "Veloce Official", letter: "V", color: "#22252B", type: "flagship", category: "automotive", followers: 27400, owner: "Chiara Conti", address: "Viale Autodromo 5, 41049 Modena, Italy", sections: ["tires"],
    intro: localized("Grip for people who count tenths of a second.", "为追求毫秒之差的人准备的抓地力。", "Agarre para quien cuenta las décimas.", "L’adhérence pour ceux qui comptent les dixièmes.", "แรงยึดเกาะสำหรับคนที่นับกันเป็นเศษวินาที", "ແຮງຍຶດເກາະສຳລັບຄົນທີ່ນັບກັນເປັນເສດວິນາທີ.") },
  { name: "Ridgeline 4×4", letter: "R", color: "#8A5A12", type: "specialist", category: "automotive", followers: 22700, owner: "Wade Harlan", address: "88 Quarry Lane, Moab, UT 84532, United States", sections: ["tires", "wheels"],
    intro: localized("Tires and wheels for where the road ends.", "路的尽头，正是我们的起点。", "Neumáticos y rines para donde acaba la carretera.", "Pneus et jantes pour là où la route s’arrête.", "ยางและล้อสำหรับเส้นทางที่ไม่มีถนน", "ຢາງ ແລະ ກົງລໍ້ສຳລັບເສັ້ນທາງທີ່ບໍ່ມີຖະໜົນ.") },
  { name: "Verdant", letter: "V", color: "#2F7D4F", type: "specialist", category: "automotive", followers: 15600, owner: "Noa Peters", address: "Keizersgracht 104, 1015 CV Amsterdam, Netherlands", sections: ["tires"],
    intro: localized("Low rolling resistance, made with more recycled rubber.", "低滚阻，更多再生橡胶。", "Baja resistencia a la rodadura y más caucho reciclado.", "Faible résistance au roulement, plus de caoutchouc recyclé.", "แรงต้านการหมุนต่ำ ใช้ยางรีไซเคิลมากขึ้น", "ແຮງຕ້ານການໝຸນຕ່ຳ, ໃຊ້ຢາງຣີໄຊເຄິນຫຼາຍຂຶ້ນ.") },
  { name: "Lightbox Electronics", letter: "L", color: "#5B3FA0", type: "specialist", category: "electronics", followers: 41800, owner: "Kenji Mori", address: "2-11 Sotokanda, Chiyoda, Tokyo 101-0021, Japan", sections: ["goods"],
    intro: localized("Computers and cameras that we use ourselves.", "我们自己也在用的电脑与相机。", "Computadoras y cámaras que usamos nosotros mismos.", "Des ordinateurs et des appareils photo que nous utilisons nous-mêmes.", "คอมพิวเตอร์และกล้องที่เราเองก็ใช้", "ຄອມພິວເຕີ ແລະ ກ້ອງທີ່ພວກເຮົາເອງກໍໃຊ້.") },
  { name: "Carmine Home", letter: "C", color: "#B3201A", type: "flagship", category: "home", isSelf: true, followers: 64900, owner: "Elin Sandberg", address: "14 Foundry Road, Portland, OR 97209, United States", sections: ["goods"],
    intro: localized("Simple, well-made things for your home, sold and shipped by us.", "朴素好用的家居用品，自营自发。", "Cosas sencillas y buenas para casa, vendidas y enviadas por nosotros.", "De bons objets simples pour la maison, vendus et expédiés par nous.", "ของใช้ในบ้านเรียบง่ายคุณภาพดี ขายและส่งโดยเรา", "ຂອງໃຊ້ໃນເຮືອນລຽບງ່າຍຄຸນນະພາບດີ, ຂາຍ ແລະ ສົ່ງໂດຍພວກເຮົາ.") },
  { name: "Stride Sports", letter: "S", color: "#B8501C", type: "specialist", category: "sport", followers: 35200, owner: "Amara Diallo", address: "27 Rue des Frères, 67000 Strasbourg, France", sections: ["goods"],
    intro: localized("Shoes, balls and boards, picked by people who use them.", "鞋、球、板，由懂运动的人为您挑选。", "Zapatillas, balones y tablas, elegidos por quienes los usan.", "Chaussures, ballons et planches, choisis par des pratiquants.", "รองเท้า ลูกบอล และบอร์ด คัดโดยคนเล่นจริง", "ເກີບ, ໝາກບານ ແລະ ບອດ ຄັດໂດຍຄົນຫຼິ້ນແທ້.") },
  { name: "Leaf & Clay", letter: "L", color: "#2C6E7F", type: "individual", category: "home", followers: 12300, owner: "Somsanouk Vong", address: "Samsenthai Road 31, Vientiane 01000, Laos", sections: ["goods"],
    intro: localized("Plants raised in our own greenhouse, packed so that they arrive upright.", "自家温室培育的绿植，妥善包装，完好送达。", "Plantas criadas en nuestro invernadero y embaladas para que lleguen en pie.", "Des plantes élevées dans notre serre, emballées pour arriver debout.", "ต้นไม้จากเรือนกระจกของเรา แพ็กอย่างดีให้ถึงมือสมบูรณ์", "ຕົ້ນໄມ້ຈາກເຮືອນແກ້ວຂອງພວກເຮົາ, ຫຸ້ມຫໍ່ຢ່າງດີ ຮອດມືທ່ານແບບສົມບູນ.") },
]; // oxfmt-ignore

/** Twelve shops, two of them run by the platform. */
export const merchants: DemoMerchant[] = rows.map((row) => {
  const key = keyOfShop(row.name);
  const { service, openingTime, openingHours, phone } = serviceOf(key);
  return {
    key,
    name: row.name,
    type: row.type,
    category: row.category,
    isSelf: row.isSelf ?? false,
    isRecommended: row.isRecommended ?? false,
    avatar: { kind: "logo", letter: row.letter, color: row.color },
    cover: coverOf(key, row.color),
    banners: bannersOf(key),
    papers: papersOf(row.name.replace("×", "x"), row.type, row.color),
    intro: row.intro,
    keywords: [row.name],
    followers: row.followers,
    service,
    openingTime,
    openingHours,
    contact: {
      realName: row.owner,
      email: `${keyOf(row.owner).replace("-", ".")}@${key}.example`,
      phone,
      address: row.address,
    },
    categories: row.sections.flatMap((section) => sections[section] ?? []),
  };
});
