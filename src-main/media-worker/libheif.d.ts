/** The part of libheif that is used, as its build for WebAssembly names it. Its own types are of another file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  interface Handle {
    /** There in what is an error and no handle. */
    readonly code?: unknown;
  }
  interface Channel {
    readonly width: number;
    readonly height: number;
    /** Bytes of a line, with what pads it. */
    readonly stride: number;
    readonly data: Uint8Array;
  }
  interface Libheif {
    readonly heif_error_code: { readonly heif_error_Ok: unknown };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): Handle;
    heif_context_read_from_memory(context: Handle, bytes: Uint8Array): { readonly code: unknown };
    heif_js_context_get_primary_image_handle(context: Handle): Handle | undefined;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_js_decode_image2(
      handle: Handle,
      colours: unknown,
      chroma: unknown,
    ): Promise<{ readonly code?: unknown; readonly channels?: readonly Channel[] } | undefined>;
  }
  /** A new library with a memory of its own. */
  export default function begin(): Libheif;
}
