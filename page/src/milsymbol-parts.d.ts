declare module "milsymbol-parts" {
  interface Options {
    size?: number;
    fillColor?: string;
    iconColor?: string;
    frameColor?: string;
    monoColor?: string;
    strokeWidth?: number;
    colorMode?: string;
    outlineWidth?: number;
    outlineColor?: string;
  }
  interface SymbolPicture {
    asCanvas(ratio?: number): HTMLCanvasElement;
    isValid(): boolean;
    getSize(): { width: number; height: number };
  }
  export const ms: {
    Symbol: new (sidc: string, options: Options) => SymbolPicture;
    addIcons(set: unknown): void;
  };
  export const numberlandunit: unknown;
}
