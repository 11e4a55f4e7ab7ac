import type { Messages } from "../words/messages.ts";

/** Thai texts of the components. */
export const th: Messages = {
  addressForm: {
    recipient: "ผู้รับสินค้า",
    email: "อีเมล",
    country: "ประเทศหรือภูมิภาค",
    phone: "หมายเลขโทรศัพท์",
    street: "ถนน บ้านเลขที่ ห้อง",
    streetHint: "เพิ่มจุดสังเกตหากบ้านหายาก",
    postcode: "รหัสไปรษณีย์",
    setDefault: "ใช้เป็นที่อยู่หลักของฉัน",
  },
  banner: {
    dismiss: "ปิด",
  },
  carousel: {
    slide: "{index} จาก {count}",
    previous: "ก่อนหน้า",
    next: "ถัดไป",
    pause: "หยุดสไลด์",
    play: "เล่นสไลด์",
  },
  categoryMenu: {
    show: "แสดง {label}",
    back: "แผนกทั้งหมด",
    all: "ดูทั้งหมดใน {label}",
    close: "ปิด",
  },
  combobox: {
    open: "แสดงทั้งหมด",
    clear: "ล้าง",
    empty: "ไม่พบรายการ ลองพิมพ์ให้สั้นลง",
    loading: "กำลังโหลด…",
    count: "พบ {count} รายการ",
  },
  confirmDialog: {
    cancel: "ยกเลิก",
  },
  copyButton: {
    copied: "คัดลอกแล้ว",
  },
  countryDialPicker: {
    label: "รหัสประเทศ",
    search: "ประเทศหรือรหัส",
    common: "ใช้บ่อย",
    all: "ทุกประเทศ",
    empty: "ไม่พบรายการ ลองพิมพ์ให้สั้นลง",
    count: "พบ {count} รายการ",
  },
  dateRange: {
    start: "ตั้งแต่",
    end: "ถึง",
    day: "วว",
    month: "ดด",
    year: "ปปปป",
    open: "เลือกวันที่",
    previous: "เดือนก่อนหน้า",
    next: "เดือนถัดไป",
    today: "วันนี้",
    calendar: "ปีคริสต์ศักราช (ค.ศ.)",
    wrong: "ใส่วันที่ เช่น {example}",
  },
  dialog: {
    close: "ปิด",
  },
  errorState: {
    retry: "ลองอีกครั้ง",
  },
  fileUpload: {
    add: "เพิ่มรูปภาพ",
    count: "{count} จาก {most}",
    remove: "ลบ {name}",
    retry: "ลองอัปโหลด {name} อีกครั้ง",
    earlier: "เลื่อน {name} ไปก่อนหน้า",
    later: "เลื่อน {name} ไปถัดไป",
    waiting: "{name} กำลังรอ",
    uploading: "กำลังอัปโหลด {name}",
    done: "อัปโหลด {name} แล้ว",
    failed: "อัปโหลด {name} ไม่สำเร็จ",
    moved: "{name} อยู่ลำดับที่ {place} จาก {count}",
    removed: "ลบ {name} แล้ว",
    tooMany: "ไม่ได้ถูกเพิ่ม เพิ่มได้สูงสุด {most} รูป โปรดลบรูปก่อน",
    wrongType: "ไม่ได้ถูกเพิ่ม ไม่รองรับไฟล์ชนิดนี้ โปรดบันทึกเป็น {types}",
    tooBig: "ไม่ได้ถูกเพิ่ม ไฟล์ใหญ่เกิน {limit} โปรดลดขนาด",
    tooSmall: "ไม่ได้ถูกเพิ่ม เล็กกว่า {size} พิกเซล โปรดเลือกรูปที่ใหญ่กว่า",
    tooManyPixels: "ไม่ได้ถูกเพิ่ม เกิน {megapixels} ล้านพิกเซล โปรดลดขนาด",
    unreadable: "ไม่ได้ถูกเพิ่ม อ่านเป็นรูปภาพไม่ได้ โปรดบันทึกใหม่เป็น {types}",
    dismiss: "ปิดข้อความเกี่ยวกับ {name}",
  },
  filterChip: {
    remove: "เอา {label} ออก",
  },
  header: {
    submit: "ค้นหา",
  },
  imageLightbox: {
    picture: "รูปที่ {index} จาก {count}",
    previous: "รูปก่อนหน้า",
    next: "รูปถัดไป",
    zoomIn: "ซูมเข้า",
    zoomOut: "ซูมออก",
    close: "ปิด",
  },
  notificationItem: {
    unread: "ยังไม่อ่าน",
    read: "ทำเครื่องหมายว่าอ่านแล้ว: {title}",
  },
  pagination: {
    page: "หน้า {page}",
    previous: "ก่อนหน้า",
    next: "ถัดไป",
  },
  passwordField: {
    reveal: "แสดงรหัสผ่าน",
  },
  priceRange: {
    lowest: "ราคาต่ำสุด",
    highest: "ราคาสูงสุด",
    apply: "ตกลง",
  },
  productGallery: {
    thumb: "รูปที่ {index} จาก {count}",
    enlarge: "ดูรูปขนาดใหญ่",
    zoomHint: "วางเมาส์เพื่อซูม",
  },
  quantityStepper: {
    decrease: "ลดจำนวน",
    increase: "เพิ่มจำนวน",
  },
  ratingInput: {
    stars: "{count} ดาว",
  },
  regionCascader: {
    failed: "โหลดรายการไม่สำเร็จ",
    retry: "ลองอีกครั้ง",
  },
  searchField: {
    clear: "ล้าง",
  },
  productCard: {
    soldOut: "สินค้าหมด",
  },
  skuPicker: {
    soldOut: "สินค้าหมด",
  },
  steps: {
    done: "เสร็จแล้ว",
  },
  tireLabel: {
    title: "ฉลากยาง",
    fuel: "การประหยัดน้ำมัน",
    wet: "การเกาะถนนเปียก",
    grade: "ระดับ {grade} จาก A ถึง E",
    noise: "เสียงรบกวน",
    noiseLevel: "{level} dB ระดับ {grade} จาก A ถึง C",
    winter: "การเกาะถนนหน้าหนาว",
    snow: "หิมะหนัก (3PMSF)",
    ice: "น้ำแข็ง",
  },
  toast: {
    close: "ปิด",
  },
};
