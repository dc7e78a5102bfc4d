export default '/assets/drawing.svg';
