/** Pictures as large as the window allows: swiped, zoomed, by keyboard; loads when one is opened. */
import './viewer.css';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import {
  LARGEST_WIDTH,
  type PictureFormat,
  picturePath,
  pictureSrcset,
  pictureWidthFor,
} from '../../../shared/pictures/versions.ts';
import type { StoredPicture } from './picture.tsx';
import { namedInAddress, nameInAddress } from './picture-address.ts';

/** A picture, or a film that its own page shows. */
export interface ViewerSlide {
  /** As the address names it: `photo-3`. */
  name: string;
  caption: string;
  /** Of the caption, when it is not the page's. */
  lang?: string;
  picture?: StoredPicture;
  /** Of a film or tour on another site. */
  href?: string;
}

interface ViewerTexts {
  dialog: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
  counter(number: number, count: number): string;
}

/** Room for the buttons above a picture and its text below; pixels. */
const PADDING = { top: 60, bottom: 60, left: 0, right: 0 };

interface Viewer {
  slides: readonly ViewerSlide[];
  /** Which one is opened, from 0. */
  first: number;
  texts: ViewerTexts;
  onClose: () => void;
}

/**
 * Opens the viewer over the page; the address follows what is seen, and the focus goes back at the end. The
 * answer closes it.
 */
export function openViewer({ slides, first, texts, onClose }: Viewer): () => void {
  const format = formatOfPage();
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: slides.map((slide) => dataOf(slide, format)),
    index: first,
    counter: false,
    bgOpacity: 1,
    padding: PADDING,
    showHideAnimationType: reduced ? 'none' : 'fade',
    loop: slides.length > 1,
    mainClass: slides.length > 1 ? 'viewer' : 'viewer viewer--single',
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
  });
  viewer.on('contentLoad', (event) => {
    const slide = slides[event.content.index];
    if (!slide?.href) return;
    event.preventDefault();
    event.content.element = filmLink(slide, slide.href);
  });
  viewer.on('uiRegister', () => {
    viewer.element?.setAttribute('aria-label', texts.dialog);
    viewer.element?.setAttribute('aria-modal', 'true');
    // These say "carousel" and "slide", in English.
    for (const part of viewer.element?.querySelectorAll('[aria-roledescription]') ?? [])
      part.removeAttribute('aria-roledescription');
    addCaption(viewer, slides, texts);
  });
  viewer.on('change', () => nameInAddress(slides[viewer.currIndex]?.name));
  viewer.on('destroy', () => {
    // After a navigation the URL is another page's.
    if (slides.some(({ name }) => name === namedInAddress())) nameInAddress(undefined);
    onClose();
  });
  viewer.init();
  return () => viewer.destroy();
}

/** The format that the browser has chosen for the pictures of the page. */
function formatOfPage(): PictureFormat {
  const shown = document.querySelector<HTMLImageElement>('img.picture')?.currentSrc ?? '';
  return (/\.(avif|webp)$/.exec(shown)?.[1] as PictureFormat | undefined) ?? 'jpg';
}

function dataOf({ picture, caption }: ViewerSlide, format: PictureFormat): SlideData {
  if (!picture) return { type: 'film' };
  const { hash, width, height } = picture;
  return {
    src: picturePath(hash, pictureWidthFor(width, LARGEST_WIDTH), format),
    srcset: pictureSrcset(hash, width, format),
    width,
    height,
    alt: caption,
  };
}

function filmLink({ caption }: ViewerSlide, href: string): HTMLDivElement {
  const film = document.createElement('div');
  film.className = 'viewer__film';
  const link = Object.assign(document.createElement('a'), {
    href,
    textContent: `${caption} (${new URL(href).hostname})`,
    target: '_blank',
    rel: 'noreferrer',
    className: 'button',
  });
  film.append(link);
  return film;
}

/** Says which of how many is seen, and what it shows, to the eye and to the ear. */
function addCaption(viewer: PhotoSwipe, slides: readonly ViewerSlide[], { counter }: ViewerTexts): void {
  viewer.ui?.registerElement({
    name: 'caption',
    appendTo: 'root',
    className: 'viewer__caption',
    onInit: (element) => {
      element.setAttribute('aria-live', 'polite');
      const number = document.createElement('span');
      const text = document.createElement('span');
      number.className = 'viewer__counter';
      element.append(number, text);
      viewer.on('change', () => {
        const slide = slides[viewer.currIndex];
        number.textContent = counter(viewer.currIndex + 1, slides.length);
        text.textContent = slide?.caption ?? '';
        text.lang = slide?.lang ?? '';
      });
    },
  });
}
