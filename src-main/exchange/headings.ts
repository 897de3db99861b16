/** What people head the columns of their own tables with, beside the names our own exports give them. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  accession: [
    'accession number',
    'accession no',
    'number',
    'no',
    'nr',
    'inventory number',
    'id',
    '編號',
    '编号',
    '登錄號',
    '登录号',
    '藏品編號',
    '藏品编号',
    '號碼',
    '号码',
  ],
  type: ['object type', 'kind', '類型', '类型'],
  tags: ['tag', 'keywords', '標籤', '标签', '關鍵詞', '关键词'],
  photographs: ['photograph', 'photos', 'photo', 'images', 'image', 'picture', 'file', '照片', '圖片', '图片', '相片'],
  title: ['name', '名稱', '名称', '題名', '题名', '標題', '标题'],
  'object-name': ['object', 'what', '器物名', '品名'],
  count: ['how many', 'quantity', 'pieces', 'qty', '數量', '数量', '件數', '件数'],
  description: ['描述', '說明', '说明'],
  materials: ['material', '材質', '材质', '質地', '质地'],
  technique: ['工藝', '工艺'],
  dimensions: ['size', 'measurements', '尺寸'],
  marks: ['mark', 'inscription', '標記', '标记', '款識', '款识'],
  maker: ['made by', 'manufacturer', '製作者', '制作者'],
  place: ['place of making', 'origin', '製作地', '制作地', '產地', '产地'],
  date: ['date of making', 'year', 'period', '製作年代', '制作年代', '年代', '年份'],
  condition: ['state', '保存狀況', '保存状况', '品相'],
  'acquisition-method': ['how acquired', '取得方式'],
  'acquired-from': ['from', 'seller', '取得來源', '取得来源', '來源', '来源'],
  'acquired-on': ['acquired', 'bought', '取得日期', '購入日期', '购入日期'],
  price: ['cost', 'paid', '價格', '价格', '價錢', '价钱'],
  provenance: ['來歷', '来历'],
  location: ['where', 'shelf', 'box', '存放位置', '位置'],
  owner: ['所有者', '藏家'],
  recorder: ['recorded by', '記錄者', '记录者'],
  'recorded-on': ['記錄日期', '记录日期'],
  parts: ['pieces of the set', '部件', '組件', '组件'],
  events: ['provenance events', 'history', '經手', '经手', '流傳經過', '流传经过'],
  rights: ['權利', '权利'],
  notes: ['note', 'remarks', 'comment', '備註', '备注'],
};

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s._-]+/g, ' ')
    .replace(/[ :：]+$/, '');

const TARGETS: ReadonlyMap<string, string> = new Map(
  Object.entries(HEADINGS).flatMap(([target, words]) =>
    [target, ...words].map((word) => [plain(word), target] as const),
  ),
);

/** What a column is for by its heading, if it says so. */
export const targetOfHeading = (heading: string): string | undefined => TARGETS.get(plain(heading));
