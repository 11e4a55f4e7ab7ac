import type { ComboboxOption } from "../components/Combobox/index.ts";

const tree: Record<string, readonly (readonly [code: string, name: string])[]> = {
  "": [
    ["CA", "Canada"],
    ["CN", "中国"],
    ["LA", "ສປປ ລາວ"],
    ["SG", "Singapore"],
    ["TH", "ประเทศไทย"],
  ],
  CA: [
    ["CA-BC", "British Columbia"],
    ["CA-ON", "Ontario"],
    ["CA-QC", "Québec"],
  ],
  CN: [
    ["CN-GD", "广东省"],
    ["CN-YN", "云南省"],
  ],
  LA: [
    ["LA-CH", "ຈຳປາສັກ"],
    ["LA-LP", "ຫຼວງພະບາງ"],
    ["LA-VT", "ນະຄອນຫຼວງວຽງຈັນ"],
  ],
  TH: [
    ["TH-10", "กรุงเทพมหานคร"],
    ["TH-50", "เชียงใหม่"],
  ],
  "CA-BC": [
    ["vancouver", "Vancouver"],
    ["victoria", "Victoria"],
  ],
  "CN-GD": [
    ["guangzhou", "广州市"],
    ["shenzhen", "深圳市"],
  ],
  "LA-CH": [
    ["pakse", "ປາກເຊ"],
    ["champasak", "ເມືອງຈຳປາສັກ"],
  ],
  "TH-10": [["bangrak", "เขตบางรัก"]],
  shenzhen: [
    ["nanshan", "南山区"],
    ["futian", "福田区"],
  ],
  pakse: [["phonsavan", "ບ້ານໂພນສະຫວັນ"]],
  bangrak: [["silom", "แขวงสีลม"]],
};

/** Regions under a path of codes, as a server would return them. */
export const loadPlaces = (path: readonly string[]): Promise<ComboboxOption[]> =>
  Promise.resolve((tree[path.at(-1) ?? ""] ?? []).map(([value, label]) => ({ value, label })));
