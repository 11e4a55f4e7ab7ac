import type { WireLocale } from "@carmine/api/contract";

interface ReviewWords {
  names: string[];
  good: string[];
  fair: string[];
  bad: string[];
  closing: string[];
  thanks: string;
  sorry: string;
  /** Additions some weeks later, by satisfied and dissatisfied shoppers. */
  later: { good: string[]; bad: string[] };
}

/** Texts of reviews and shops' answers, by language. */
export const reviewWords: Record<WireLocale, ReviewWords> = {
  en: {
    names: ["Anouk D.", "Marcus T.", "Helen W.", "Joe P.", "Priya S.", "Dan K.", "Olivia R.", "Sam B."],
    good: ["Exactly as described and quicker than promised.", "Very happy with the quality, it feels well made.", "Bought it for the second time, still the best for the money.", "Fits perfectly and looks better than in the pictures.", "You can easily tell the difference from the old one.", "Exactly what my mechanic recommended, and a better price than his.", "Arrived two days early and everything was in the box.", "I compared five shops before I chose this one. Glad I did.", "Solid, no smell, no scratches. The photos are honest.", "A gift for my brother, he wrote back the same evening to say thanks.", "Took ten minutes to set up, and it has worked ever since.", "You get more than you pay for."],
    fair: ["Does what it should, nothing more.", "Good product, but the package was dented.", "Fine for the price, I expected a little more."],
    bad: ["It arrived late and one part was missing.", "Not what I had hoped for, I sent it back."],
    closing: ["Packed with care.", "I would order here again.", "The shop answered my question within an hour.", "Delivery took three days.", "My neighbor has ordered one too.", "The label had the right date on it.", "I’ll keep this shop in mind.", "Even the cardboard was recyclable."],
    thanks: "Thanks for taking the time to write. We’re glad it’s working well for you.",
    sorry: "We’re sorry about this. Please contact us and we’ll make it right.",
    later: { good: ["A month later: still as good as on the first day.", "Some weeks on and nothing has come loose. I have ordered a second one.", "Used it nearly every day since, no complaints."], bad: ["The shop wrote at once and sent a new one free of charge. All is well now.", "My money was back within three days, so I take back half of what I said."] },
  },
  "zh-CN": {
    names: ["王女士", "李明", "张先生", "陈晓", "赵琳", "周周"],
    good: ["和描述一致，发货比预期还快。", "做工很好，质感不错。", "第二次购买了，性价比依旧最高。", "尺寸正好，实物比图片还好看。", "换上之后明显不一样。", "师傅推荐的型号，这里价格更实在。", "提前两天到货，配件齐全。", "对比了五家店才下单，没选错。", "没有异味，也没有划痕，图片很真实。", "送给哥哥的，当晚就发消息说很喜欢。"],
    fair: ["中规中矩，够用。", "东西不错，就是外箱有点压痕。", "这个价位可以接受，期待更好一些。"],
    bad: ["到货晚了，还少了一个配件。", "和期待有差距，已退货。"],
    closing: ["包装很用心。", "以后还会再来。", "客服一小时内就回复了。", "三天就送到了。", "邻居看了也下单了。", "生产日期很新。", "这家店收藏了。"],
    thanks: "感谢您抽空评价，很高兴您满意，期待再次光临。",
    sorry: "非常抱歉给您带来不便，请联系客服，我们一定妥善处理。",
    later: { good: ["用了一个月，还和刚收到时一样好。", "几周下来没有任何问题，又下单了一件。", "之后几乎天天在用，没什么可挑剔的。"], bad: ["店家马上联系并免费补发了新的，现在满意了。", "三天内就收到退款，售后值得肯定。"] },
  },
  es: {
    names: ["Marta G.", "Luis R.", "Carmen P.", "Javier M.", "Lucía F."],
    good: ["Tal como se describe y llegó antes de lo previsto.", "Muy contento con la calidad, se nota que está bien hecho.", "Es la segunda vez que lo compro, sigue siendo lo mejor por su precio.", "Encaja perfecto y es más bonito que en las fotos.", "La diferencia con el anterior se nota mucho.", "Justo lo que me recomendó el mecánico, y a mejor precio.", "Llegó dos días antes y no faltaba nada.", "Comparé cinco tiendas antes de elegir esta. Acerté.", "Sin olores ni rayones. Las fotos no engañan.", "Lo regalé a mi hermano y le encantó."],
    fair: ["Cumple, sin más.", "Buen producto, pero la caja llegó golpeada.", "Correcto por el precio, esperaba algo más."],
    bad: ["Llegó tarde y faltaba una pieza.", "No era lo que esperaba, lo he devuelto."],
    closing: ["Muy bien embalado.", "Volveré a pedir aquí.", "La tienda me respondió en una hora.", "Llegó en tres días.", "Mi vecino ya ha pedido otro.", "La fecha de fabricación era reciente.", "Me guardo esta tienda."],
    thanks: "Gracias por tu opinión. Nos alegra que te guste.",
    sorry: "Lo sentimos mucho. Escribe a nuestra atención al cliente y lo solucionamos.",
    later: { good: ["Un mes después sigue como el primer día.", "Después de unas semanas, ni un problema. He pedido otro.", "Lo uso casi a diario desde entonces, sin quejas."], bad: ["La tienda escribió enseguida y me envió otro gratis. Ahora todo bien.", "En tres días tenía el dinero de vuelta; por ese lado, nada que decir."] },
  },
  fr: {
    names: ["Camille L.", "Hugo B.", "Nadia C.", "Pierre V.", "Léa M."],
    good: ["Conforme à la description et livré plus vite que prévu.", "Très satisfait de la qualité, c’est bien fini.", "Deuxième achat, toujours le meilleur rapport qualité-prix.", "S’adapte parfaitement, plus beau qu’en photo.", "La différence avec l’ancien se sent tout de suite.", "Exactement ce que mon garagiste conseillait, et moins cher.", "Arrivé deux jours plus tôt, rien ne manquait.", "J’ai comparé cinq boutiques avant de choisir. Bon choix.", "Ni odeur ni rayure. Les photos sont fidèles.", "Offert à mon frère, il est ravi."],
    fair: ["Fait le travail, sans plus.", "Bon produit, mais le carton était abîmé.", "Correct pour le prix, j’attendais un peu mieux."],
    bad: ["Arrivé en retard, il manquait une pièce.", "Pas à la hauteur de mes attentes, je l’ai renvoyé."],
    closing: ["Emballage soigné.", "Je commanderai à nouveau ici.", "La boutique a répondu en une heure.", "Livré en trois jours.", "Mon voisin en a commandé un aussi.", "Date de fabrication récente.", "Je garde cette boutique en favori."],
    thanks: "Merci d’avoir pris le temps d’écrire. Ravis que votre achat vous convienne.",
    sorry: "Nous sommes désolés. Écrivez à notre service client, nous trouverons une solution.",
    later: { good: ["Un mois plus tard, toujours comme au premier jour.", "Après quelques semaines, rien à signaler. J’en ai commandé un deuxième.", "Utilisé presque tous les jours depuis, rien à redire."], bad: ["La boutique a écrit aussitôt et en a renvoyé un neuf, gratuitement. Tout va bien.", "Remboursé en trois jours : de ce côté, rien à dire."] },
  },
  th: {
    names: ["สมชาย พ.", "กนกวรรณ", "อนันต์", "ปิยะดา", "วิทยา ส."],
    good: ["ตรงตามคำอธิบาย ส่งไวกว่าที่แจ้ง", "คุณภาพดีมาก งานประกอบเรียบร้อย", "ซื้อครั้งที่สองแล้ว คุ้มราคาเหมือนเดิม", "ใส่ได้พอดี ของจริงสวยกว่าในรูป", "ใช้แล้วรู้สึกต่างจากของเดิมชัดเจน", "ตรงกับที่ช่างแนะนำ แถมราคาถูกกว่า", "มาก่อนกำหนดสองวัน ของครบทุกชิ้น", "เทียบมาห้าร้านก่อนเลือกร้านนี้ ไม่ผิดหวัง", "ไม่มีกลิ่น ไม่มีรอย รูปตรงกับของจริง", "ซื้อให้พี่ชาย เขาชอบมาก"],
    fair: ["ใช้งานได้ตามปกติ", "สินค้าดี แต่กล่องบุบมานิดหน่อย", "สมราคา แต่คาดหวังมากกว่านี้เล็กน้อย"],
    bad: ["ส่งช้าและชิ้นส่วนมาไม่ครบ", "ไม่ตรงกับที่หวังไว้ ส่งคืนแล้ว"],
    closing: ["แพ็กมาเรียบร้อย", "จะกลับมาซื้ออีก", "ร้านตอบคำถามภายในหนึ่งชั่วโมง", "สามวันก็ได้ของ", "เพื่อนบ้านเห็นแล้วสั่งตาม", "วันผลิตใหม่มาก", "กดติดตามร้านไว้แล้ว"],
    thanks: "ขอบคุณที่สละเวลารีวิว ดีใจที่สินค้าถูกใจค่ะ",
    sorry: "ขออภัยในความไม่สะดวก กรุณาติดต่อทีมบริการ เราจะแก้ไขให้ค่ะ",
    later: { good: ["ผ่านไปหนึ่งเดือน ยังดีเหมือนวันแรก", "ใช้มาหลายสัปดาห์ไม่มีปัญหาเลย สั่งเพิ่มอีกชิ้นแล้ว", "ใช้แทบทุกวัน ไม่มีอะไรให้ติ"], bad: ["ร้านรีบติดต่อและส่งชิ้นใหม่ให้ฟรี ตอนนี้โอเคแล้ว", "ได้เงินคืนภายในสามวัน บริการหลังการขายดี"] },
  },
  lao: {
    names: ["ສົມສະໜຸກ ວ.", "ຄຳຫຼ້າ", "ບຸນມີ", "ນ້ອຍ ພ.", "ແກ້ວມະນີ"],
    good: ["ກົງຕາມຄຳອະທິບາຍ ສົ່ງໄວກວ່າທີ່ບອກ", "ຄຸນນະພາບດີຫຼາຍ ງານປະກອບຮຽບຮ້ອຍ", "ຊື້ເທື່ອທີສອງແລ້ວ ຄຸ້ມລາຄາຄືເກົ່າ", "ໃສ່ໄດ້ພໍດີ ຂອງຈິງງາມກວ່າໃນຮູບ", "ໃຊ້ແລ້ວຮູ້ສຶກຕ່າງຈາກຂອງເກົ່າຊັດເຈນ", "ກົງກັບທີ່ຊ່າງແນະນຳ ແລະ ລາຄາຖືກກວ່າ", "ມາກ່ອນກຳນົດສອງມື້ ເຄື່ອງຄົບ", "ທຽບມາຫ້າຮ້ານກ່ອນເລືອກຮ້ານນີ້ ບໍ່ຜິດຫວັງ", "ບໍ່ມີກິ່ນ ບໍ່ມີຮອຍ ຮູບກົງກັບຂອງຈິງ", "ຊື້ໃຫ້ອ້າຍ ລາວມັກຫຼາຍ"],
    fair: ["ໃຊ້ງານໄດ້ຕາມປົກກະຕິ", "ສິນຄ້າດີ ແຕ່ກ່ອງບຸບໜ້ອຍໜຶ່ງ", "ສົມລາຄາ ແຕ່ຄາດຫວັງຫຼາຍກວ່ານີ້ໜ້ອຍໜຶ່ງ"],
    bad: ["ສົ່ງຊ້າ ແລະ ຊິ້ນສ່ວນມາບໍ່ຄົບ", "ບໍ່ກົງກັບທີ່ຫວັງໄວ້ ສົ່ງຄືນແລ້ວ"],
    closing: ["ຫຸ້ມຫໍ່ມາຮຽບຮ້ອຍ", "ຈະກັບມາຊື້ອີກ", "ຮ້ານຕອບຄຳຖາມພາຍໃນໜຶ່ງຊົ່ວໂມງ", "ສາມມື້ກໍໄດ້ເຄື່ອງ", "ເພື່ອນບ້ານເຫັນແລ້ວສັ່ງຕາມ", "ວັນຜະລິດໃໝ່ຫຼາຍ", "ກົດຕິດຕາມຮ້ານໄວ້ແລ້ວ"],
    thanks: "ຂອບໃຈທີ່ສະຫຼະເວລາຂຽນ ດີໃຈທີ່ສິນຄ້າຖືກໃຈ",
    sorry: "ຂໍອະໄພໃນຄວາມບໍ່ສະດວກ ກະລຸນາຕິດຕໍ່ທີມບໍລິການ ພວກເຮົາຈະແກ້ໄຂໃຫ້",
    later: { good: ["ຜ່ານໄປໜຶ່ງເດືອນ ຍັງດີຄືມື້ທຳອິດ", "ໃຊ້ມາຫຼາຍອາທິດບໍ່ມີບັນຫາເລີຍ ສັ່ງເພີ່ມອີກອັນແລ້ວ", "ໃຊ້ເກືອບທຸກມື້ ບໍ່ມີຫຍັງຕ້ອງຕິ"], bad: ["ຮ້ານຕິດຕໍ່ມາທັນທີ ແລະ ສົ່ງອັນໃໝ່ໃຫ້ຟຣີ ຕອນນີ້ດີແລ້ວ", "ໄດ້ເງິນຄືນພາຍໃນສາມມື້ ບໍລິການຫຼັງການຂາຍດີ"] },
  },
}; // oxfmt-ignore
