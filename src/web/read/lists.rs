//! Arrays, typed or not, of which only as much as needed is read.

use js_sys::{BigInt64Array, BigUint64Array, DataView, Float64Array, Reflect};
use wasm_bindgen::prelude::*;

use super::values::bad;
use crate::call::Wanted;
use crate::web::Answer;

// These can throw, since any object may be a proxy.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub fn is_array(value: &JsValue) -> Answer<bool>;
    #[wasm_bindgen(js_namespace = ArrayBuffer, js_name = isView)]
    fn is_view(value: &JsValue) -> bool;

    /// An array of numbers of one type.
    type TypedArray;
    #[wasm_bindgen(method, catch)]
    fn subarray(this: &TypedArray, from: u32, to: u32) -> Answer<JsValue>;

    #[wasm_bindgen(js_name = Float64Array)]
    type Doubles;
    #[wasm_bindgen(constructor, catch, js_class = "Float64Array")]
    fn new(numbers: &JsValue) -> Answer<Doubles>;
}

/// Numbers of a typed array copied at a time.
const PIECE: usize = 1024;

/// Calls `visit` with at most `limit` elements of an array or a typed array; false if it is neither.
/// Exceptions of its getters and errors of `visit` are passed on.
///
/// Elements of a typed array are copied as numbers: there is only room for a limited number of JavaScript
/// values.
pub fn each(
    list: &JsValue,
    limit: usize,
    visit: &mut dyn FnMut(&JsValue) -> Answer<()>,
) -> Answer<bool> {
    let is_typed = is_view(list)
        && !list.is_instance_of::<DataView>()
        && !list.is_instance_of::<BigInt64Array>()
        && !list.is_instance_of::<BigUint64Array>();
    if !is_typed && !is_array(list)? {
        return Ok(false);
    }
    let length = Reflect::get(list, &"length".into())?.as_f64().unwrap_or(0.0) as usize;
    let length = length.min(limit);
    if !is_typed {
        for at in 0..length {
            visit(&Reflect::get_u32(list, at as u32)?)?;
        }
        return Ok(true);
    }
    let mut numbers = [0.0; PIECE];
    for from in (0..length).step_by(PIECE) {
        let numbers = &mut numbers[..PIECE.min(length - from)];
        let to = from + numbers.len();
        let piece = list.unchecked_ref::<TypedArray>().subarray(from as u32, to as u32)?;
        let piece: Float64Array = Doubles::new(&piece)?.unchecked_into();
        if piece.length() as usize != numbers.len() {
            return Ok(false);
        }
        piece.copy_to(numbers);
        for &number in &*numbers {
            visit(&number.into())?;
        }
    }
    Ok(true)
}

/// At most `limit` elements of an array or a typed array; `None` if it is neither.
pub fn elements(value: &JsValue, limit: usize) -> Answer<Option<Vec<JsValue>>> {
    let mut elements = Vec::new();
    let is_list = each(value, limit, &mut |element| {
        elements.push(element.clone());
        Ok(())
    })?;
    Ok(is_list.then_some(elements))
}

/// At most `limit` texts of an array.
pub fn texts(
    setting: &'static str,
    value: &JsValue,
    wanted: Wanted,
    limit: usize,
) -> Answer<Vec<String>> {
    let texts = elements(value, limit)?.ok_or_else(|| bad(setting, value, wanted))?;
    let text = |text: &JsValue| text.as_string().ok_or_else(|| bad(setting, text, wanted).into());
    texts.iter().map(text).collect()
}
